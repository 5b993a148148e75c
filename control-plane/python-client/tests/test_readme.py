"""Runs the programs of README.md."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import unittest

from support import CLIENT, COMMAND, client, plane


class ReadmeTest(unittest.TestCase):
    def test_all_programs_run(self) -> None:
        with client() as before:
            for project in before.projects.list(q="shop"):
                if project.slug == "shop":
                    before.projects.delete(project.id)
        url, key = plane()
        environment = {**os.environ, "ECTYPE_API_URL": url, "ECTYPE_API_KEY": key, "ECTYPE": COMMAND}
        environment["PYTHONPATH"] = str(CLIENT / "src")
        programs = re.findall(r"```python\n(.*?)```", (CLIENT / "README.md").read_text("utf-8"), re.DOTALL)
        told = []
        for program in programs:
            run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=120)
            self.assertEqual((run.returncode, run.stderr), (0, ""), program)
            told.append(run.stdout)
        self.assertIn("admin", told[0])
        self.assertEqual(told[1].split()[0], "SERVICE_NOT_FOUND")
        self.assertEqual(told[2].strip(), "['added']")


if __name__ == "__main__":
    unittest.main()
