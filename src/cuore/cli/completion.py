"""`cuore completion`: commands and options by Tab, in the user's own shell."""

from __future__ import annotations

from typing import Annotated

import typer

from cuore.cli.settings import Lang, app, examples, settings_of

COMPLETE = "_CUORE_COMPLETE"  # the variable by which a shell asks what could be typed
SHELLS = ("bash", "zsh", "fish", "powershell")


@app.command(
    epilog=examples(
        'eval "$(cuore completion bash)"', "cuore completion fish > ~/.config/fish/completions/cuore.fish"
    )
)
def completion(
    context: typer.Context,
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="bash, zsh, fish or powershell.")],
    lang: Lang = None,
) -> None:
    """Print what lets a shell complete commands and options. Put the first example into ~/.bashrc, or ~/.zshrc."""
    from typer._completion_shared import get_completion_script

    settings = settings_of(context)
    settings.update(lang)
    if shell not in SHELLS:
        raise settings.trouble("cli-no-shell", name=shell, allowed=", ".join(SHELLS))
    print(get_completion_script(prog_name="cuore", complete_var=COMPLETE, shell=shell))
