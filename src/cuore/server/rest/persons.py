"""For those who are away, and for one person at several devices."""

from __future__ import annotations

from cuore.server.messages import (
    MailAnswer,
    MailAnswered,
    MailRequest,
    MeInfo,
    Message,
    NoticeInfo,
    PhraseTold,
    PhraseTyped,
    PushEnd,
    PushRequest,
)
from cuore.server.problems import Refusal
from cuore.server.rest.endpoints import (
    SIT_DOWN,
    RequestContext,
    endpoint,
)


@endpoint("GET", "/api/notices", NoticeInfo)
async def notices(context: RequestContext) -> Message:
    """How this server tells people that it is their turn."""
    return await _notices(context)


async def _notices(context: RequestContext) -> NoticeInfo:
    told, push = context.rooms.notices, context.rooms.policy.push
    to = await told.letters.of(context.browser) if told.letters is not None and context.browser is not None else None
    return NoticeInfo(
        push=push,
        key=(await told.signature()).public if push else "",
        mail=told.letters is not None,
        address=None if to is None else to.address,
        confirmed=to is not None and to.confirmed,
    )


@endpoint("POST", "/api/notices/push", NoticeInfo, body=PushRequest, query=("lang",), problems=SIT_DOWN)
async def subscribe(context: RequestContext) -> Message:
    """Tell this browser from now on."""
    wish = await context.body(PushRequest)
    if not context.rooms.policy.push:
        raise Refusal("refused", "problem-switched-off")
    await context.rooms.notices.subscribe(context.known_browser(), wish)
    return await _notices(context)


@endpoint("POST", "/api/notices/push-end", NoticeInfo, body=PushEnd, query=("lang",), problems=SIT_DOWN)
async def unsubscribe(context: RequestContext) -> Message:
    """Tell it no more."""
    wish = await context.body(PushEnd)
    if context.browser is not None:
        await context.rooms.notices.unsubscribe(context.browser, wish.endpoint)
    return await _notices(context)


@endpoint("POST", "/api/notices/mail", NoticeInfo, body=MailRequest, query=("lang",), problems=SIT_DOWN)
async def ask_by_mail(context: RequestContext) -> Message:
    """Write to an address from now on; its owner is asked first."""
    wish = await context.body(MailRequest)
    await context.rooms.notices.ask_by_mail(context.known_browser(), wish.address, wish.lang)
    return await _notices(context)


@endpoint("POST", "/api/notices/mail-end", NoticeInfo, query=("lang",), problems=SIT_DOWN)
async def end_mail(context: RequestContext) -> Message:
    """Write to this browser's address no more."""
    if context.rooms.notices.letters is not None and context.browser is not None:
        await context.rooms.notices.letters.end(context.browser)
    return await _notices(context)


@endpoint(
    "POST", "/api/mail/{token}", MailAnswered, body=MailAnswer, query=("lang",), problems=("not-found", *SIT_DOWN)
)
async def answer_mail(context: RequestContext) -> Message:
    """What the owner of an address says by the link in a mail: yes, or no more."""
    wish = await context.body(MailAnswer)
    letters, token = context.rooms.notices.letters, context.request.path_params["token"]
    if letters is None or not await letters.answer(token[:64], wish.wish):
        raise Refusal("not-found")
    return MailAnswered(wish.wish)


# -- one person at several devices --------------------------------------------------------------------------


@endpoint("GET", "/api/me", MeInfo)
async def me(context: RequestContext) -> Message:
    """Whether this person has a recovery phrase, and how many devices."""
    return await context.rooms.people.info(context.device, context.browser)


@endpoint("POST", "/api/me/phrase", PhraseTold, query=("lang",), problems=("wrong-origin", "too-fast"))
async def phrase(context: RequestContext) -> Message:
    """A new recovery phrase, shown once; the one before opens nothing any more."""
    return PhraseTold(await context.rooms.people.phrase(context.known_browser()))


@endpoint("POST", "/api/me/join", MeInfo, body=PhraseTyped, query=("lang",), problems=SIT_DOWN)
async def join(context: RequestContext) -> Message:
    """Become a device of whoever has that recovery phrase."""
    typed = await context.body(PhraseTyped)
    context.known_browser()
    assert context.device is not None
    context.browser = await context.rooms.people.join(context.device, typed.phrase)
    return await context.rooms.people.info(context.device, context.browser)


@endpoint("POST", "/api/me/leave", MeInfo, query=("lang",), problems=("wrong-origin", "too-fast"))
async def leave_person(context: RequestContext) -> Message:
    """Be nobody's device but one's own."""
    if context.device is not None:
        await context.rooms.people.leave(context.device)
        context.browser = context.device
    return await context.rooms.people.info(context.device, context.browser)


@endpoint("POST", "/api/me/alone", MeInfo, query=("lang",), problems=("wrong-origin", "too-fast"))
async def alone(context: RequestContext) -> Message:
    """Let all other devices go, and the recovery phrase with them."""
    if context.device is not None and context.browser is not None:
        await context.rooms.people.alone(context.device, context.browser)
    return await context.rooms.people.info(context.device, context.browser)
