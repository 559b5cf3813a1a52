async def f(xs):
    async for x in xs:
        await a(x)
    async with b() as c:
        d(c)
#| f
#|   loop async for x in xs
#|   process await a(x)
#|   process async with b() as c
#|   process d(c)
#|   finally end with
#|   start -> async for x in xs
#|   async for x in xs -> await a(x) [body]
#|   async for x in xs -> async with b() as c [done]
#|   await a(x) -> async for x in xs [back]
#|   async with b() as c -> d(c)
#|   d(c) -> end with
#|   end with -> end
