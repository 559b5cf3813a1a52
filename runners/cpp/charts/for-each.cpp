void f(const std::vector<int>& xs) {
    for (auto& [k, v] : xs) {
        if (k) break;
        a(k);
    }
    b();
}
//| f
//|   loop for (auto& [k, v] : xs)
//|   decision k
//|   jump break;
//|   process a(k);
//|   process b();
//|   start -> for (auto& [k, v] : xs)
//|   for (auto& [k, v] : xs) -> k [body]
//|   for (auto& [k, v] : xs) -> b(); [done]
//|   k -> break; [yes]
//|   k -> a(k); [no]
//|   break; -> b();
//|   a(k); -> for (auto& [k, v] : xs) [back]
//|   b(); -> end
