package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.OperationName.Kind;
import dev.ectype.compiler.infer.lexicon.SubscriptionWords;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the names of events as operations: {@code OrderCreated} creates an order, {@code order.cancelled} cancels one, and {@code
 * user/signedup} creates a user.
 */
public final class EventName {
    private static final List<String> PARTICLES = List.of("up", "in", "out", "off", "on");
    private static final List<String> BEGINNINGS = List.of("signedup", "joined", "opened", "issued");
    /** The ends of stems that lost an {@code e}. */
    private static final List<String> SHORTENED = List.of("v", "s", "z", "c", "g", "u", "at", "ir", "ur", "or");

    private EventName() {}

    /** Returns the operation that an event is the result of, or null if the name does not end with a participle. */
    public static @Nullable OperationName of(String name) {
        List<String> words = NameWords.of(name);
        int end = words.size() - 1;
        if (end < 1) {
            return null;
        }
        boolean hasParticle = end > 1 && PARTICLES.contains(words.get(end));
        String participle = hasParticle ? words.get(end - 1) + words.get(end) : words.get(end);
        String noun = String.join("_", words.subList(0, hasParticle ? end - 1 : end));
        if (BEGINNINGS.contains(participle) || SubscriptionWords.isCreation(participle)) {
            return new OperationName(Kind.CREATE, "create", noun);
        }
        if (SubscriptionWords.isDeletion(participle)) {
            return new OperationName(Kind.DELETE, "delete", noun);
        }
        if (SubscriptionWords.isChange(participle)) {
            return new OperationName(Kind.UPDATE, "update", noun);
        }
        return SubscriptionWords.isEntry(participle) ? new OperationName(Kind.OTHER, verb(participle), noun) : null;
    }

    /** Returns the verb of a regular participle. */
    private static String verb(String participle) {
        if (participle.endsWith("ied")) {
            return participle.substring(0, participle.length() - 3) + "y";
        }
        String stem = participle.substring(0, participle.length() - 2);
        int last = stem.length() - 1;
        boolean isDoubled = last > 1 && stem.charAt(last) == stem.charAt(last - 1) && stem.charAt(last) != 's';
        if (isDoubled) {
            return stem.substring(0, last);
        }
        boolean isShortened = !stem.endsWith("ss") && SHORTENED.stream().anyMatch(stem::endsWith);
        return isShortened ? stem + "e" : stem;
    }
}
