package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.text.EventNames;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.state.id.Dice;
import org.jspecify.annotations.Nullable;

/** Generates the value of one member of an object. */
final class MemberGenerator {
    private static final double PROBABILITY = 0.85;

    private final MemberSchema member;
    private final ObjectSchema object;
    private final String noun;
    private final ValueGenerators generators;
    private final boolean certain;
    private final boolean likely;
    private final String chance;
    private @Nullable ValueGenerator generator;

    MemberGenerator(MemberSchema member, ObjectSchema object, String noun, ValueGenerators generators) {
        this.object = object;
        this.member = member;
        this.noun = noun;
        this.generators = generators;
        this.certain = member.isRequired(Direction.STORED);
        this.likely = member.isVisible(Direction.STORED) && !EventNames.isRare(member.name());
        this.chance = "said " + member.name();
    }

    MemberSchema member() {
        return member;
    }

    /** Returns whether this instance has the member. */
    boolean isIncluded(Dice dice) {
        return certain || likely && dice.at(chance).chance(PROBABILITY);
    }

    /** Returns the generator, created on first use because types may be recursive. */
    ValueGenerator generator() {
        ValueGenerator known = generator;
        if (known == null) {
            known = BreedGenerator.isBreed(member)
                    ? new BreedGenerator(object, noun, generators)
                    : generators.of(member.type(), member.name(), noun);
            generator = known;
        }
        return known;
    }

    /** Writes a scalar if its type allows it. Objects and arrays may still be completed later. */
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
