package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.SchemaUnwrapper;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import dev.ectype.runtime.schema.keyword.Notes;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes an object of one variant until no other variant allows it: adds a member that the others forbid, omits a member
 * that they require, or sets a null that they refuse.
 */
final class VariantSeparator {
    private static final int MOST_ROUNDS = 32;
    private static final int MOST_TRIED = 100;

    private final FitSession fitting;
    private final UnionSchema union;
    private final VariantRanking.Choice choice;
    private final boolean inner;

    VariantSeparator(FitSession fitting, UnionSchema union, VariantRanking.Choice choice) {
        this(fitting, union, choice, false);
    }

    private VariantSeparator(FitSession fitting, UnionSchema union, VariantRanking.Choice choice, boolean inner) {
        this.inner = inner;
        this.fitting = fitting;
        this.union = union;
        this.choice = choice;
    }

    /** Returns the changed value that only its variant allows, or null if this is impossible. */
    @Nullable
    Document of(Document made) {
        Document apart = made.isObject() && SchemaUnwrapper.unwrap(choice.variant()) instanceof ObjectSchema own
                ? changed(made, own)
                : null;
        return apart != null && fitting.allows(union, apart) ? apart : null;
    }

    private @Nullable Document changed(Document made, ObjectSchema own) {
        Document apart = made;
        int rounds = Math.min(MOST_ROUNDS, 2 * union.variants().size() + 4);
        for (int round = 0; round < rounds && apart != null && !fitting.isSpent(); round++) {
            Schema other = otherThatAllows(apart);
            if (other == null) {
                return apart;
            }
            apart = SchemaUnwrapper.unwrap(other) instanceof ObjectSchema rival ? apartFrom(rival, apart, own) : null;
        }
        return apart;
    }

    private @Nullable Schema otherThatAllows(Document value) {
        for (Schema variant : union.variants()) {
            if (variant != choice.variant() && fitting.allows(variant, value)) {
                return variant;
            }
        }
        return null;
    }

    private @Nullable Document apartFrom(ObjectSchema rival, Document value, ObjectSchema own) {
        Document apart = withOwn(rival, value, own);
        apart = apart == null ? withoutNeeded(rival, value, own) : apart;
        apart = apart == null ? withNull(rival, value, own) : apart;
        return apart == null && !inner ? withElement(rival, value, own) : apart;
    }

    /** Adds an element to an empty list, because the variants may allow different elements. */
    private @Nullable Document withElement(ObjectSchema rival, Document value, ObjectSchema own) {
        Document source = choice.source();
        Iterator<MemberSchema> members =
                own.members().stream().limit(MOST_TRIED).iterator();
        while (members.hasNext()) {
            MemberSchema member = members.next();
            boolean inSource = source != null && source.member(member.name()) != null;
            Schema item = item(member.type());
            Schema other = item(rival.typeOf(member.name()));
            boolean open = !inSource && member.isVisible(fitting.context().direction());
            Document element = open && item != null && other != null
                    ? element(
                            value.member(member.name()),
                            item,
                            other,
                            spot(member).item(0))
                    : null;
            if (element != null) {
                Document list = new JsonWriter(element.length() + 2)
                        .beginArray()
                        .value(element)
                        .endArray()
                        .toDocument();
                return proven(with(without(value, member.name()), member.name(), list));
            }
        }
        return null;
    }

    private static @Nullable Schema item(Schema type) {
        return SchemaUnwrapper.unwrap(type) instanceof ArraySchema array ? array.item(0) : null;
    }

    private @Nullable Document element(@Nullable Document list, Schema item, Schema other, FitPosition spot) {
        UnionSchema either = new UnionSchema(List.of(item, other), true, null, Notes.NONE);
        boolean begun = list != null && list.isArray() && list.size() == 1;
        Document made = begun && list != null ? list.elements().iterator().next() : fitting.aside(null, item, spot);
        VariantRanking.Choice one = new VariantRanking.Choice(item, null, spot);
        Document apart =
                fitting.allows(either, made) ? made : new VariantSeparator(fitting, either, one, true).of(made);
        return apart == null ? ChoiceFitter.probe(fitting, List.of(item, either)) : apart;
    }

    private @Nullable Document withOwn(ObjectSchema rival, Document value, ObjectSchema own) {
        Iterator<MemberSchema> members =
                own.members().stream().limit(MOST_TRIED).iterator();
        while (members.hasNext()) {
            MemberSchema member = members.next();
            boolean open = value.member(member.name()) == null
                    && member.isVisible(fitting.context().direction())
                    && MinimumDepth.of(member.type()) <= 2;
            FitSession.Candidate candidate = new FitSession.Candidate(member.type(), member.type());
            Document sample = open ? fitting.proven(null, candidate, spot(member)) : null;
            if (sample != null && !fitting.allows(rival.typeOf(member.name()), sample)) {
                return proven(with(value, member.name(), sample));
            }
        }
        return null;
    }

    private FitPosition spot(MemberSchema member) {
        return choice.spot().member(member.name());
    }

    private @Nullable Document withoutNeeded(ObjectSchema rival, Document value, ObjectSchema own) {
        for (MemberSchema member : rival.members()) {
            MemberSchema same = own.member(member.name());
            Document source = choice.source();
            boolean inSource = source != null && source.member(member.name()) != null;
            boolean free = (same == null || !same.required()) && !inSource;
            if (member.required() && free && value.member(member.name()) != null) {
                return proven(without(value, member.name()));
            }
        }
        return null;
    }

    private @Nullable Document withNull(ObjectSchema rival, Document value, ObjectSchema own) {
        for (MemberSchema member : rival.members()) {
            // A null in a member that only the other variant declares adds no information.
            boolean visible = own.member(member.name()) == null
                    || member.isVisible(fitting.context().direction());
            boolean open = value.member(member.name()) == null
                    && visible
                    && fitting.allows(own.typeOf(member.name()), Document.NULL);
            if (open && !fitting.allows(member.type(), Document.NULL)) {
                return proven(with(value, member.name(), Document.NULL));
            }
        }
        return null;
    }

    private @Nullable Document proven(Document changed) {
        return fitting.allows(choice.variant(), changed) ? changed : null;
    }

    private static Document with(Document value, String name, Document member) {
        JsonWriter out = new JsonWriter(value.length() + 64).beginObject();
        value.members().forEach(known -> out.name(known.name()).value(known.value()));
        return out.name(name).value(member).endObject().toDocument();
    }

    private static Document without(Document value, String name) {
        JsonWriter out = new JsonWriter(value.length()).beginObject();
        for (JsonMember known : value.members()) {
            if (!known.name().equals(name)) {
                out.name(known.name()).value(known.value());
            }
        }
        return out.endObject().toDocument();
    }
}
