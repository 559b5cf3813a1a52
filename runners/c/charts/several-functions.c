#include <stdio.h>
static int g(int);
static int g(int x) { return x; }
int main(void) { printf("%d", g(1)); return 0; }
//| top level
//|   process #include <stdio.h>
//|   process static int g(int);
//|   start -> #include <stdio.h>
//|   #include <stdio.h> -> static int g(int);
//|   static int g(int); -> end
//| g
//|   jump return x;
//|   start -> return x;
//|   return x; -> end
//| main
//|   output printf("%d", g(1));
//|   jump return 0;
//|   start -> printf("%d", g(1));
//|   printf("%d", g(1)); -> return 0;
//|   return 0; -> end
