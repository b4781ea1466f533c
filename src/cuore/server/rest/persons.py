"""For those who are away, and who somebody is: a name, a phrase, several devices."""

from __future__ import annotations

from starlette.responses import Response, StreamingResponse

from cuore.server import forgetting, tokens
from cuore.server.messages import (
    ForgetMe,
    MailAnswer,
    MailAnswered,
    MailRequest,
    MeInfo,
    Message,
    MeTold,
    NameClaim,
    NewPasskey,
    NoticeInfo,
    PasskeyAnswer,
    PasskeyEnd,
    PasskeyQuestion,
    PhraseTold,
    PhraseTyped,
    PushEnd,
    PushRequest,
)
from cuore.server.passkeys import Party, handle_of
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
    """The claimed name of this person, whether they have a recovery phrase, and how many devices."""
    return await _me(context)


async def _me(context: RequestContext) -> MeInfo:
    phrase, devices, own = await context.rooms.people.known(context.device, context.browser)
    return MeInfo(
        name=await context.rooms.claims.name_of(context.browser),
        phrase=phrase,
        devices=devices,
        joined=context.device != context.browser,
        own=own,
        passkeys=await context.rooms.passkeys.of(context.browser),
    )


@endpoint("POST", "/api/me/name", MeTold, body=NameClaim, query=("lang",), problems=SIT_DOWN)
async def claim(context: RequestContext) -> Message:
    """Claim a name: nobody else sits down under it here. Who has no way back to it gets a recovery phrase."""
    wish = await context.body(NameClaim)
    context.rooms.moderation.check_names([wish.name])
    owner = context.known_browser()
    phrase = await context.rooms.claims.claim(owner, wish.name)
    context.rooms.tell_of(owner)
    return MeTold(await _me(context), phrase)


@endpoint("POST", "/api/me/name-end", MeInfo, query=("lang",), problems=("wrong-origin", "too-fast"))
async def give_up_name(context: RequestContext) -> Message:
    """Let one's claimed name go: anybody may have it."""
    if context.browser is not None:
        await context.rooms.claims.give_up(context.browser)
        context.rooms.tell_of(context.browser)
    return await _me(context)


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
    return await _me(context)


@endpoint("POST", "/api/me/leave", MeInfo, query=("lang",), problems=("wrong-origin", "too-fast"))
async def leave_person(context: RequestContext) -> Message:
    """Be nobody's device but one's own."""
    if context.device is not None:
        await context.rooms.people.leave(context.device)
        context.browser = context.device
    return await _me(context)


@endpoint("POST", "/api/me/alone", MeTold, query=("lang",), problems=("wrong-origin", "too-fast"))
async def alone(context: RequestContext) -> Message:
    """Let all other devices go, and the recovery phrase with them; without another way back there is a new one.

    This browser has a new key from then on: of the one before somebody may have a copy.
    """
    phrase = None
    if context.device is not None and context.browser is not None:
        phrase, key = await context.rooms.people.alone(context.device, context.browser)
        if key:
            context.new_key, context.device = key, tokens.fingerprint(key)
    return MeTold(await _me(context), phrase)


# -- passkeys -----------------------------------------------------------------------------------------------


@endpoint("POST", "/api/me/passkey-question", PasskeyQuestion, query=("lang",), problems=SIT_DOWN)
async def ask_for_passkey(context: RequestContext) -> Message:
    """What to ask an authenticator to make a passkey for this person."""
    party, owner = _party(context), context.known_browser()
    assert context.device is not None
    passkeys = context.rooms.passkeys
    return PasskeyQuestion(
        challenge=await passkeys.challenge(context.device, "new"),
        party=party.id,
        user=handle_of(owner),
        name=await context.rooms.claims.name_of(owner) or party.id,
        known=[passkey.id for passkey in await passkeys.of(owner)],
    )


@endpoint("POST", "/api/me/passkey", MeInfo, body=NewPasskey, query=("lang",), problems=SIT_DOWN)
async def add_passkey(context: RequestContext) -> Message:
    """Keep the passkey that an authenticator has made for this person."""
    made, party = await context.body(NewPasskey), _party(context)
    owner = context.known_browser()
    assert context.device is not None
    await context.rooms.passkeys.add(context.device, owner, party, made)
    return await _me(context)


@endpoint("POST", "/api/me/passkey-end", MeTold, body=PasskeyEnd, query=("lang",), problems=SIT_DOWN)
async def end_passkey(context: RequestContext) -> Message:
    """Let a passkey of one's own open nothing any more; who has claimed a name keeps a way back to it."""
    wish, phrase = await context.body(PasskeyEnd), None
    if context.browser is not None:
        phrase = await context.rooms.passkeys.remove(context.browser, wish.id)
    return MeTold(await _me(context), phrase)


@endpoint("POST", "/api/me/sign-in-question", PasskeyQuestion, query=("lang",), problems=SIT_DOWN)
async def ask_for_sign_in(context: RequestContext) -> Message:
    """What to ask an authenticator for whoever has a passkey here."""
    party = _party(context)
    context.known_browser()
    assert context.device is not None
    challenge = await context.rooms.passkeys.challenge(context.device, "sign-in")
    return PasskeyQuestion(challenge, party.id, user="", name="", known=[])


@endpoint("POST", "/api/me/sign-in", MeInfo, body=PasskeyAnswer, query=("lang",), problems=SIT_DOWN)
async def sign_in(context: RequestContext) -> Message:
    """Become a device of whose passkey has answered."""
    answer, party = await context.body(PasskeyAnswer), _party(context)
    context.known_browser()
    assert context.device is not None
    context.browser = await context.rooms.passkeys.sign_in(context.device, party, answer)
    return await _me(context)


def _party(context: RequestContext) -> Party:
    return Party.of(context.request.headers.get("origin"))


# -- everything ---------------------------------------------------------------------------------------------


@endpoint("GET", "/api/me/export", problems=("not-found", "too-fast", "busy"), media="application/zip")
async def export(context: RequestContext) -> Response:
    """Everything that is kept about this person: their games as records and as a list, and the rest."""
    if context.browser is None:
        raise Refusal("not-found")
    context.rooms.exports.begin(context.browser)
    headers = {"Content-Disposition": 'attachment; filename="cuore.zip"', "Content-Encoding": "identity"}
    return StreamingResponse(context.rooms.exports.file(context.browser), 200, headers, "application/zip")


@endpoint("POST", "/api/me/forget", MeInfo, body=ForgetMe, query=("lang",), problems=SIT_DOWN)
async def forget_me(context: RequestContext) -> Message:
    """Delete everything about this person. In games with others a neutral word stands for their name."""
    await context.body(ForgetMe)
    if context.browser is not None:
        await forgetting.forget(context.rooms, context.browser)
        context.is_forgotten = context.device == context.browser
        context.browser = context.device = None if context.is_forgotten else context.device
    return await _me(context)
