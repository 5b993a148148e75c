package dev.ectype.runtime.emulator.reply;

import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Remembers a generated part of a reply that is the same at all times. A part with times is generated for each reply.
 *
 * <p>Racing threads may generate the same part twice, which is harmless.
 */
final class TimelessPart<T> {
    private final BiPredicate<T, T> areEqual;
    private @Nullable T known;
    private boolean varies;

    TimelessPart(BiPredicate<T, T> areEqual) {
        this.areEqual = areEqual;
    }

    /** Returns the part for the inputs of a reply. */
    T of(ReplyEnvironment environment, Function<ReplyEnvironment, T> generator) {
        T remembered = known;
        if (remembered != null) {
            return remembered;
        }
        T part = generator.apply(environment);
        if (!varies) {
            T later = generator.apply(environment.later());
            varies = !areEqual.test(part, later);
            known = varies ? null : part;
        }
        return part;
    }
}
