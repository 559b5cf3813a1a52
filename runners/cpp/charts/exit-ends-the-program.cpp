void f(int x) {
    if (x) std::exit(1);
    std::cout << x;
    std::cin >> x;
}
//| f
//|   decision x
//|   jump std::exit(1);
//|   output std::cout << x;
//|   input std::cin >> x;
//|   start -> x
//|   x -> std::exit(1); [yes]
//|   x -> std::cout << x; [no]
//|   std::exit(1); -> end
//|   std::cout << x; -> std::cin >> x;
//|   std::cin >> x; -> end
