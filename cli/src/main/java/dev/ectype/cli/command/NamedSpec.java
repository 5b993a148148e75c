package dev.ectype.cli.command;

import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.spec.SpecFinder;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.launcher.Catalog;
import dev.ectype.runtime.emulator.launch.Nearest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds a description by what was typed: what is there under that name, else a sample of the catalog. */
final class NamedSpec {
    private final SpecFinder finder;

    NamedSpec(SpecFinder finder) {
        this.finder = finder;
    }

    Spec find(String typed) {
        Spec sample = sample(typed);
        return sample == null ? finder.one(typed) : sample;
    }

    /** The sample, or every description of a folder. */
    List<Spec> all(String typed) {
        Spec sample = sample(typed);
        return sample == null ? finder.all(typed) : List.of(sample);
    }

    private @Nullable Spec sample(String typed) {
        if (finder.exists(typed) || !typed.matches("[a-z0-9-]+")) {
            return null;
        }
        if (Catalog.names().contains(typed)) {
            return new Spec(typed, Catalog.open(typed));
        }
        String nearest = Nearest.to(typed, Catalog.names());
        if (nearest != null) {
            throw Failure.usage(
                    "there is no file and no sample API \"" + typed + "\"", "Did you mean " + nearest + "?");
        }
        return null;
    }
}
