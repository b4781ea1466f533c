"""Environments for research: PettingZoo (`cuore_v0`) and a thin Gymnasium wrapper (`single.py`).

    from cuore.envs import cuore_v0
    env = cuore_v0.env(sets=["base"], town="random", seats=2)

Both need the extra: pip install 'cuore[envs]'. What an agent is given is made from its seat's
`view` and nothing else. `encoding.py` has the index tables of actions and observations, with their version.
"""
