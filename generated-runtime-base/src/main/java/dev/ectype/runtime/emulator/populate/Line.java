package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.PlainName;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.state.Dice;
import org.jspecify.annotations.Nullable;

/** What can be said of one member of an object. */
final class Line {
    private static final double SAID = 0.85;

    private final MemberSchema member;
    private final String thing;
    private final Sayings sayings;
    private final boolean certain;
    private final boolean likely;
    private final String chance;
    private @Nullable Saying saying;

    Line(MemberSchema member, String thing, Sayings sayings) {
        this.member = member;
        this.thing = thing;
        this.sayings = sayings;
        this.certain = member.isRequired(Direction.STORED);
        this.likely = member.isShown(Direction.STORED) && !Sayings.isMishap(PlainName.of(member.name()));
        this.chance = "said " + member.name();
    }

    MemberSchema member() {
        return member;
    }

    /** Whether anything is said of it this time. */
    boolean isSaid(Dice dice) {
        return certain || likely && dice.at(chance).chance(SAID);
    }

    /** Found when it is first needed, because types may go round. */
    Saying saying() {
        Saying known = saying;
        if (known == null) {
            known = sayings.of(member.type(), member.name(), thing);
            saying = known;
        }
        return known;
    }

    /** Writes the value if it may stay: what is still missing inside is filled in later; a value by itself is right or wrong. */
    void write(@Nullable Document value, JsonWriter out) {
        if (value == null) {
            return;
        }
        boolean whole = value.isObject() || value.isArray();
        if (whole || Validator.allows(member.type(), value, Direction.STORED)) {
            out.name(member.name()).value(value);
        }
    }
}
