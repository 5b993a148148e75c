package dev.ectype.cli.command.description;

import dev.ectype.cli.spec.Spec;
import dev.ectype.cli.spec.SpecFinder;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Resolves a SPEC to descriptions: an existing file or folder of that name, else a sample of the catalog. */
public final class SpecResolver {
    private final SpecFinder finder;

    public SpecResolver(SpecFinder finder) {
        this.finder = finder;
    }

    public Spec resolve(String typed) {
        Spec sample = sample(typed);
        return sample == null ? finder.one(typed) : sample;
    }

    /** Returns the sample, or every description of a folder. */
    public List<Spec> resolveAll(String typed) {
        Spec sample = sample(typed);
        return sample == null ? finder.all(typed) : List.of(sample);
    }

    private @Nullable Spec sample(String typed) {
        if (finder.exists(typed) || !typed.matches("[a-z0-9-]+")) {
            return null;
        }
        if (SampleCatalog.names().contains(typed)) {
            return new Spec(typed, SampleCatalog.open(typed));
        }
        String nearest = NearestName.to(typed, SampleCatalog.names());
        if (nearest != null) {
            throw CommandFailure.usage(
                    "no file and no sample API has the name \"" + typed + "\"", "Did you mean " + nearest + "?");
        }
        return null;
    }
}
