/* What C++ adds to the shield. It stands in the namespace of the tests, where operators that an
   answer declares for types that are not its own are out of sight. */

/* The result of the entry point as the type that the task asks for, so that no type of the answer
   decides what it is equal to. */
template <class Wanted, class Value>
decltype(auto) FLOW2CODE(as)(Value &&value) {
    using Plain = std::decay_t<Value>;
    if constexpr ((__is_class(Plain) || __is_union(Plain) || __is_enum(Plain)) &&
                  !std::is_same_v<Plain, Wanted>)
        return static_cast<Wanted>(static_cast<Value &&>(value));
    else if constexpr (std::is_lvalue_reference_v<Value>)
        return (value);
    else
        return Plain(static_cast<Value &&>(value));
}

template <class Value>
auto FLOW2CODE(same)(const Value &a, const Value &b, signed)
    -> decltype(bool(a == b) && bool(a != b)) {
    return bool(a == b) || !bool(a != b);
}

template <class Value>
bool FLOW2CODE(same)(const Value &, const Value &, long) {
    return false;
}

template <class Value>
auto FLOW2CODE(reads)(const Value &a, signed) -> decltype(bool(a == "x") && bool(a != "x")) {
    return bool(a == "x") || !bool(a != "x");
}

template <class Value>
bool FLOW2CODE(reads)(const Value &, long) {
    return false;
}

template <class Value>
auto FLOW2CODE(grow)(Value &value, signed) -> decltype(value.resize(1), bool()) {
    value.resize(1);
    return true;
}

template <class Value>
bool FLOW2CODE(grow)(Value &, long) {
    return false;
}

template <class Value>
auto FLOW2CODE(touch)(Value &value, signed) -> decltype(value.front() = 1, bool()) {
    value.front() = 1;
    return true;
}

template <class Value>
bool FLOW2CODE(touch)(Value &, long) {
    return false;
}

/* Makes another value of what has no size to set: a pair, a set, a map. */
template <class Value>
auto FLOW2CODE(differ)(Value &value, signed) -> decltype(value.insert(typename Value::value_type()), bool()) {
    value.insert(typename Value::value_type());
    return true;
}

template <class Value>
auto FLOW2CODE(differ)(Value &value, signed) -> decltype(value.second, ++value.first, bool()) {
    ++value.first;
    return true;
}

template <class Value>
auto FLOW2CODE(differ)(Value &value, signed) -> decltype(value.second, value.first.resize(1), bool()) {
    value.first.resize(1);
    return true;
}

template <class Value>
bool FLOW2CODE(differ)(Value &, long) {
    return false;
}

/* Whether unlike values of a type are still told apart, and of the type of its elements. */
template <class Value>
void FLOW2CODE(probe)(signed);

template <class Value>
auto FLOW2CODE(inner)(signed) -> decltype(static_cast<typename Value::value_type *>(nullptr), void()) {
    FLOW2CODE(probe)<typename Value::value_type>(0);
}

template <class Value>
void FLOW2CODE(inner)(long) {}

template <class Value>
void FLOW2CODE(probe)(signed) {
    if constexpr (__is_class(Value) && std::is_default_constructible_v<Value>) {
        Value empty{}, plain{}, changed{}, other{};
        if (FLOW2CODE(differ)(other, 0) && FLOW2CODE(same)(empty, other, 0))
            FLOW2CODE(wrong)("the answer changes which values are equal", 0);
        if (FLOW2CODE(grow)(plain, 0) &&
            (FLOW2CODE(same)(empty, plain, 0) || FLOW2CODE(reads)(empty, 0)))
            FLOW2CODE(wrong)("the answer changes which values are equal", 0);
        if (FLOW2CODE(grow)(changed, 0) && FLOW2CODE(touch)(changed, 0) &&
            FLOW2CODE(same)(plain, changed, 0))
            FLOW2CODE(wrong)("the answer changes which values are equal", 0);
        FLOW2CODE(inner)<Value>(0);
    }
}
