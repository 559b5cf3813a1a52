"""Which ticket comes next."""

from __future__ import annotations

from pytest_flow2code.ahead.order import Order, Ticket


def tickets(*cases: str, samples: int = 2) -> list[Ticket]:
    return [Ticket(case, sample) for case in cases for sample in range(samples)]


def given(order: Order, count: int) -> list[str]:
    found = (order.next() for _ in range(count))
    return [f"{ticket.case}{ticket.sample}" for ticket in found if ticket is not None]


def test_the_order_of_the_run_each_once() -> None:
    order = Order()
    order.expect(tickets("a", "b"))
    order.expect(tickets("a", "b"))
    assert given(order, 9) == ["a0", "a1", "b0", "b1"]
    order.expect(tickets("a", "b", "c"))
    assert given(order, 9) == ["c0", "c1"]


def test_whoever_waits_comes_first_and_finds_what_follows() -> None:
    order = Order()
    order.expect(tickets(*"abcdefgh", samples=1))
    assert given(order, 2) == ["a0", "b0"]
    order.demand("w1", Ticket("f", 0))
    assert given(order, 5) == ["f0", "c0", "g0", "d0", "h0"]
    assert given(order, 9) == ["e0"]


def test_a_ticket_that_was_given_is_not_given_for_a_demand() -> None:
    order = Order()
    order.expect(tickets("a", samples=1))
    assert given(order, 1) == ["a0"]
    order.demand("w", Ticket("a", 0))
    assert order.next() is None


def test_what_nobody_expected_can_be_demanded() -> None:
    order = Order()
    order.demand("w", Ticket("z", 3))
    order.demand("w", Ticket("z", 3))
    assert given(order, 5) == ["z3"]


def test_no_more_ahead_than_wanted_but_for_those_that_wait() -> None:
    order = Order(ahead=2)
    order.expect(tickets("a", "b", "c", samples=1))
    assert given(order, 9) == ["a0", "b0"]
    order.demand("w", Ticket("c", 0))
    assert given(order, 9) == ["c0"]
    order.expect(tickets("d", samples=1))
    order.taken(Ticket("a", 0))
    assert given(order, 9) == []
    order.taken(Ticket("b", 0))
    assert given(order, 9) == ["d0"]
