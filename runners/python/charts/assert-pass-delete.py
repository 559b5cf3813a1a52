def f(x):
    assert x
    pass
    del x
    yield x
#| f
#|   process assert x
#|   process pass
#|   process del x
#|   process yield x
#|   start -> assert x
#|   assert x -> pass
#|   pass -> del x
#|   del x -> yield x
#|   yield x -> end
