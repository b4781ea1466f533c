"""Environments for research: PettingZoo, Gymnasium, and many games in lockstep (pip install 'cuore[envs]').

    from cuore.envs import cuore_v1                          # PettingZoo: every seat is an agent
    env = cuore_v1.env(sets=["base"], town="random", seats=2)

    env = gymnasium.make("cuore.envs:cuore/Cuore-v1")        # one learner, others in the other seats (one_seat.py)
    env = gymnasium.make_vec("cuore.envs:cuore/Cuore-v1", num_envs=64)   # many games in lockstep (vector.py)

What an agent is given is written from the state by the knowledge rules of `view` (writer.py); layout.py has the index
tables of actions and observations. Version 0 (`cuore_v0`, `cuore/Cuore-v0`) stays for a release.
"""

from __future__ import annotations

try:
    from gymnasium.envs.registration import register, registry
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"cuore.envs needs {missing.name}: pip install 'cuore[envs]'", name=missing.name
    ) from missing

if "cuore/Cuore-v1" not in registry:
    register(
        "cuore/Cuore-v1",
        entry_point="cuore.envs.one_seat:OneSeatEnv",
        vector_entry_point="cuore.envs.vector:LockstepEnv",
        disable_env_checker=True,
    )
if "cuore/Cuore-v0" not in registry:
    register("cuore/Cuore-v0", entry_point="cuore.envs.single:CuoreEnv", disable_env_checker=True)
