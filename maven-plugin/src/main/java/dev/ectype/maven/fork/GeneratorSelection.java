package dev.ectype.maven.fork;

import dev.ectype.launcher.process.JavaCommand;
import dev.ectype.maven.generate.GenerationRequest;
import dev.ectype.maven.generate.GenerationResult;
import dev.ectype.maven.generate.Generator;
import dev.ectype.maven.generate.SourceWriter;
import dev.ectype.maven.spec.LocatedDescription;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Generates the sources of large descriptions in another process, and those of small ones in Maven's. */
public final class GeneratorSelection implements Generator {
    /**
     * The bytes of descriptions from which another process is used. Smaller ones take less time in Maven's JVM if a build has
     * several of them: its code is compiled after the first, and each process begins anew.
     */
    static final long LARGE = 1_000_000;

    private final @Nullable Boolean fork;
    private final Generator here;
    private final Generator there;

    GeneratorSelection(@Nullable Boolean fork, Generator here, Generator there) {
        this.fork = fork;
        this.here = here;
        this.there = there;
    }

    /**
     * Creates a selection.
     *
     * @param fork whether to use another process, or null to decide by the size of the descriptions
     * @param log receives each line that the other process prints
     */
    public static GeneratorSelection of(@Nullable Boolean fork, Consumer<String> log) {
        return new GeneratorSelection(
                fork,
                new SourceWriter(),
                (generation, requestHash) ->
                        new ForkedGenerator(JavaCommand.ofThisProcess(), log).generate(generation, requestHash));
    }

    @Override
    public GenerationResult generate(GenerationRequest generation, String requestHash) throws IOException {
        return (isForked(generation) ? there : here).generate(generation, requestHash);
    }

    /** Downloads stay in Maven's process, because it has the settings of its network. */
    private boolean isForked(GenerationRequest generation) {
        boolean chosen = fork == null ? size(generation) >= LARGE : fork;
        return chosen && generation.inputs().stream().noneMatch(LocatedDescription::remote);
    }

    private static long size(GenerationRequest generation) {
        return generation.descriptions().stream()
                .mapToLong(each -> each.root().size())
                .sum();
    }
}
