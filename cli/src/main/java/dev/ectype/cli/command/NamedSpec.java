package dev.ectype.cli.command;

import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.spec.SpecFinder;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.launcher.Catalog;
import dev.ectype.runtime.emulator.launch.Nearest;

/** Finds a description by what was typed: what is there under that name, else a sample of the catalog. */
final class NamedSpec {
    private final SpecFinder finder;

    NamedSpec(SpecFinder finder) {
        this.finder = finder;
    }

    Spec find(String typed) {
        if (finder.exists(typed) || !typed.matches("[a-z0-9-]+")) {
            return finder.one(typed);
        }
        if (Catalog.names().contains(typed)) {
            return new Spec(typed, Catalog.open(typed));
        }
        String nearest = Nearest.to(typed, Catalog.names());
        if (nearest != null) {
            throw Failure.usage(
                    "there is no file and no sample API \"" + typed + "\"", "Did you mean " + nearest + "?");
        }
        return finder.one(typed);
    }
}
