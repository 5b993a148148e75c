package dev.ectype.runtime.chaos;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Holds the names that the rules of an API may use. */
public final class RuleNames {
    private final Supplier<List<RuleTarget>> operations;
    private final Guess guess;
    private volatile @Nullable List<RuleTarget> targets;

    /** Finds the closest match for a mistyped name. */
    public interface Guess {
        @Nullable
        String nearest(String typed, Collection<String> names);
    }

    /**
     * Creates the names of an API.
     *
     * @param operations the supplier of all operations by number, called at first use
     */
    public RuleNames(Supplier<List<RuleTarget>> operations, Guess guess) {
        this.operations = operations;
        this.guess = guess;
    }

    /** Builds the list at first use. Two threads may build equal lists, and either one is valid. */
    private List<RuleTarget> targets() {
        List<RuleTarget> known = targets;
        if (known == null) {
            known = List.copyOf(operations.get());
            targets = known;
        }
        return known;
    }

    RuleTarget target(int number) {
        return targets().get(number);
    }

    boolean hasAny(RuleMatch match) {
        return match.isForMessages() || targets().stream().anyMatch(match::fits);
    }

    Set<String> operations() {
        Set<String> names = new LinkedHashSet<>();
        targets().forEach(target -> names.add(target.operation()));
        return names;
    }

    Set<String> resources() {
        Set<String> names = new LinkedHashSet<>();
        for (RuleTarget target : targets()) {
            if (target.resource() != null) {
                names.add(target.resource());
            }
        }
        return names;
    }

    Set<String> tags() {
        Set<String> names = new LinkedHashSet<>();
        targets().forEach(target -> names.addAll(target.tags()));
        return names;
    }

    Set<String> methods() {
        Set<String> names = new LinkedHashSet<>();
        targets().forEach(target -> names.add(target.method()));
        return names;
    }

    Set<String> paths() {
        Set<String> names = new LinkedHashSet<>();
        targets().forEach(target -> names.add(target.path()));
        return names;
    }

    Set<String> messages() {
        Set<String> names = new LinkedHashSet<>();
        for (RuleTarget target : targets()) {
            if (target.message() != null) {
                names.add(target.message());
            }
        }
        return names;
    }

    /** Returns the valid names as the end of a sentence. */
    String advice(String typed, Collection<String> names) {
        String nearest = guess.nearest(typed, names);
        if (nearest != null) {
            return "; did you mean " + nearest + "?";
        }
        List<String> some = names.stream().limit(8).toList();
        String more = names.size() > some.size() ? " and " + (names.size() - some.size()) + " more" : "";
        return some.isEmpty() ? "; there is none" : "; there are " + String.join(", ", some) + more;
    }
}
