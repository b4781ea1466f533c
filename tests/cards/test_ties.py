"""Who wins when points are equal: rulebook, section 11-2."""

from tests.cards.table import House, has, table


def winners(**houses: House) -> list[str]:
    """Who would win if the game ended now."""
    t = table(houses)
    return [t.game.seats[seat] for seat in t.game.winners()]


def test_the_most_points_win_whatever_else() -> None:
    assert winners(Ann=has("Azure x2"), Bob=has("Azure, Kagari x5")) == ["Ann"]


def test_a_tie_goes_to_the_one_with_more_maids_that_bring_nothing() -> None:
    assert winners(Ann=has("Azure, Kagari"), Bob=has("Rouge, Kagari, Moine")) == ["Bob"]


def test_love_and_events_are_no_maids() -> None:
    assert winners(Ann=has("Azure, 3 Love x4"), Bob=has("Rouge, Kagari")) == ["Bob"]
    assert winners(Ann=has(quarters="Azure, Sora, Bad Habit x2"), Bob=has("Rouge, Kagari")) == ["Bob"]


def test_a_maid_who_brings_something_is_not_counted_be_it_less_than_nothing() -> None:
    assert winners(Ann=has("Azure x3", quarters="Amber"), Bob=has("Kagari")) == ["Bob"]
    assert winners(Ann=has("Ophelia x2, Anise"), Bob=has("Kagari", quarters="Fay, Bad Habit")) == ["Bob"]


def test_a_lone_ophelia_a_lone_safran_and_private_maids_without_points_are_counted() -> None:
    idle = has("Ophelia", quarters="Safran, Eugenie, Fay")
    assert winners(Ann=idle, Bob=has("Kagari x3")) == ["Ann"]
    assert winners(Ann=idle, Bob=has("Kagari x4")) == ["Ann", "Bob"]


def test_of_five_chambered_safrans_one_brings_nothing() -> None:
    assert winners(Ann=has("Marianne x2"), Bob=has(quarters="Safran x5")) == ["Bob"]
    assert winners(Ann=has("Marianne x2"), Bob=has(quarters="Safran x4")) == ["Ann", "Bob"]


def test_a_maid_who_is_ill_is_out_of_the_count() -> None:
    assert winners(Ann=has("Azure, Kagari"), Bob=has("Rouge", quarters="Safran (ill), Fay (ill)")) == ["Ann"]


def test_still_a_tie_is_shared_by_all_who_are_tied() -> None:
    houses = {"Ann": has("Azure, Kagari"), "Bob": has("Kagari x2"), "Cleo": has("Moine", quarters="Rouge")}
    assert winners(**houses) == ["Ann", "Cleo"]
