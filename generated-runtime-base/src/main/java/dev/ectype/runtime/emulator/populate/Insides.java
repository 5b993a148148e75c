package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What one member holds inside in the many instances of a resource. Where it says nothing of who and where an instance is
 * about, it is said again of later ones, which saves most of what a large population costs.
 */
final class Insides {
    private static final int DIFFERENT = 64;

    private final @Nullable Document[] known = new Document[DIFFERENT];
    private int count;
    private boolean personal;

    @Nullable
    Document of(int number, Cast cast, Supplier<@Nullable Document> maker) {
        if (count == DIFFERENT && !personal) {
            return known[number % DIFFERENT];
        }
        cast.consulted(false);
        Document made = maker.get();
        personal |= cast.isConsulted();
        if (count < DIFFERENT) {
            known[count++] = made;
        }
        return made;
    }
}
