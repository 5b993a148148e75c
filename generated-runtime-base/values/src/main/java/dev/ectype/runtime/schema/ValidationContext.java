package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tracks one validation: its position, its remaining work and its violations. */
public final class ValidationContext {
    private static final int MOST_VIOLATIONS = 50;
    /** The maximum depth. Schemas may reference themselves without consuming any of the value. */
    private static final int DEEPEST = 1_000;

    private static final int MOST_STEPS = 2_000_000;
    private static final int LONGEST_QUOTED = 60;

    private final Direction direction;
    private @Nullable List<Violation> violations;
    private @Nullable Place place;
    private int depth;
    private int steps;

    private ValidationContext(Direction direction, @Nullable List<Violation> faults) {
        this.direction = direction;
        this.violations = faults;
    }

    static ValidationContext quiet(Direction direction) {
        return new ValidationContext(direction, null);
    }

    static ValidationContext collecting(Direction direction) {
        return new ValidationContext(direction, new ArrayList<>());
    }

    /** Returns the number of steps so far. */
    int steps() {
        return steps;
    }

    Direction direction() {
        return direction;
    }

    List<Violation> violations() {
        return violations == null ? List.of() : Collections.unmodifiableList(violations);
    }

    /** Returns true if an invalid value needs no further inspection. */
    boolean isFinished() {
        return violations == null || violations.size() >= MOST_VIOLATIONS || steps > MOST_STEPS;
    }

    /** Reports a violation at the current position; always false. */
    boolean refuse(String rule, Document found, String expected) {
        if (violations != null && violations.size() < MOST_VIOLATIONS) {
            // Computed before, so that the JIT compiler concatenates in one step.
            String quoted = quoted(found);
            violations.add(new Violation(Place.pointer(place), rule, "expected " + expected + ", found " + quoted));
        }
        return false;
    }

    /** Reports a missing member; always false. */
    boolean refuseWithout(String member, Document found) {
        if (violations != null && violations.size() < MOST_VIOLATIONS) {
            String message = "expected a member \"" + member + "\", found " + quoted(found);
            violations.add(new Violation(Place.pointer(place), "required", message, member));
        }
        return false;
    }

    boolean refuseMember(String name, Document found) {
        if (violations == null) {
            return false;
        }
        Place before = place;
        place = new Place(before, name);
        refuse("additionalProperties", found, "no member of this name");
        place = before;
        return false;
    }

    boolean member(String name, Schema type, Document value) {
        return violations == null ? same(type, value) : at(name, type, value);
    }

    boolean item(int position, Schema type, Document value) {
        return violations == null ? same(type, value) : at(Integer.toString(position), type, value);
    }

    /** Validates the same position with another schema. */
    boolean same(Schema type, Document value) {
        if (++steps > MOST_STEPS || depth >= DEEPEST) {
            return steps == MOST_STEPS + 1 || depth >= DEEPEST ? refuse("complexity", value, "a simpler value") : false;
        }
        depth++;
        boolean allowed = type.allows(value, this);
        depth--;
        return allowed;
    }

    /** Validates the same position without reporting violations. */
    boolean quietly(Schema type, Document value) {
        List<Violation> noted = violations;
        violations = null;
        boolean allowed = same(type, value);
        violations = noted;
        return allowed;
    }

    /** Reports the violations of the best-matching variant; always false. */
    boolean closest(UnionSchema union, Document value) {
        List<Violation> noted = violations;
        if (noted == null) {
            return false;
        }
        List<Violation> fewest = null;
        for (Schema variant : union.variants()) {
            List<Violation> found = new ArrayList<>();
            violations = found;
            same(variant, value);
            if (isSameKind(found) && (fewest == null || found.size() < fewest.size())) {
                fewest = found;
            }
        }
        violations = noted;
        if (fewest == null) {
            return refuse(union.exclusive() ? "oneOf" : "anyOf", value, "a value of one of the variants");
        }
        fewest.stream().limit(MOST_VIOLATIONS - (long) noted.size()).forEach(noted::add);
        return false;
    }

    private boolean isSameKind(List<Violation> found) {
        String here = Place.pointer(place);
        return found.stream()
                .noneMatch(
                        fault -> fault.rule().equals("type") && fault.pointer().equals(here));
    }

    private boolean at(String name, Schema type, Document value) {
        Place before = place;
        place = new Place(before, name);
        boolean allowed = same(type, value);
        place = before;
        return allowed;
    }

    private static String quoted(Document value) {
        if (value.length() <= LONGEST_QUOTED) {
            return value.literal();
        }
        return switch (value.kind()) {
            case OBJECT -> "an object of " + value.size() + " members";
            case ARRAY -> "an array of " + value.size() + " items";
            default ->
                value.literal()
                                .substring(
                                        0,
                                        Math.min(LONGEST_QUOTED, value.literal().length())) + "…";
        };
    }

    private record Place(@Nullable Place parent, String name) {
        static String pointer(@Nullable Place place) {
            if (place == null) {
                return "";
            }
            String parent = pointer(place.parent);
            String name = place.name.replace("~", "~0").replace("/", "~1");
            return parent + "/" + name;
        }
    }
}
