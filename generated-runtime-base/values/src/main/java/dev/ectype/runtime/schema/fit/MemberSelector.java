package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.EnumSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.analysis.MinimumDepth;
import dev.ectype.runtime.schema.fit.text.MemberNameVocabulary;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Selects the members of an object and the sources of their values. */
final class MemberSelector {
    private static final int FILLED_DEPTH = 2;

    private final FitSession fitting;
    private final ObjectSchema schema;
    private final SourceMembers source;
    private final List<SourceMembers> quotes;
    private final FitPosition spot;
    private final Direction direction;

    MemberSelector(FitSession fitting, ObjectSchema schema, @Nullable Document source, FitPosition spot) {
        this.fitting = fitting;
        this.schema = schema;
        int members = schema.members().size();
        this.source = SourceMembers.of(source, members);
        this.quotes = DescribedValues.of(schema.notes()).stream()
                .map(quote -> SourceMembers.of(quote, members))
                .toList();
        this.spot = spot;
        this.direction = fitting.context().direction();
    }

    ObjectFitter.Entry required(MemberSchema member) {
        Document value = sourceValue(member);
        if (value != null && (!value.isNull() || fitting.allows(member.type(), value))) {
            return entry(member, value);
        }
        Document begun = initialValue(member);
        if (begun != null) {
            return entry(member, begun);
        }
        if (isUnspecified(member)) {
            return entry(member, Document.NULL);
        }
        Document quote = spot.variation() > 0 ? null : describedValue(member);
        FitPosition at = spot.member(member.name());
        boolean there = spot.complete() && (isServerTime(member) || isOwnAddress(member));
        Schema type = there ? InitialValues.present(member.type()) : member.type();
        return new ObjectFitter.Entry(member.name(), type, quote, quote == null ? at : at.quoted());
    }

    private boolean isOwnAddress(MemberSchema member) {
        return isServed(member) && InitialValues.isAddress(member);
    }

    ObjectFitter.@Nullable Entry optional(MemberSchema member) {
        if (!member.isVisible(direction) || !isPossible(member)) {
            return null;
        }
        Document value = sourceValue(member);
        if (value != null) {
            // A null that the description does not allow removes the member.
            return value.isNull() && !fitting.allows(member.type(), value) ? null : entry(member, value);
        }
        FitPosition at = spot.member(member.name());
        if (!spot.complete()) {
            return null;
        }
        if (isServerTime(member) || isOwnAddress(member)) {
            return new ObjectFitter.Entry(member.name(), InitialValues.present(member.type()), null, at);
        }
        Document begun = isServed(member) ? initialValue(member) : null;
        if (begun != null) {
            return entry(member, begun);
        }
        Document added = added(member);
        if (added == null) {
            return isFilled(member) ? new ObjectFitter.Entry(member.name(), member.type(), null, at) : null;
        }
        return new ObjectFitter.Entry(member.name(), member.type(), added, at.quoted());
    }

    /** Returns true if a generated object has a value in an optional member: a scalar, or objects and lists near the root. */
    private boolean isFilled(MemberSchema member) {
        if (!fitting.context().fills() || !spot.fresh() || direction != Direction.STORED) {
            return false;
        }
        Schema type = InitialValues.named(member.type());
        boolean scalar = type instanceof TextSchema text && text.patterns().isEmpty()
                || type instanceof NumberSchema
                || type instanceof BooleanSchema
                || type instanceof EnumSchema;
        boolean near = spot.depth() < FILLED_DEPTH;
        return scalar
                || near && (type instanceof ArraySchema || type instanceof ObjectSchema object && isDescribed(object));
    }

    /** Returns true for an object with described members, none of which is required. */
    private static boolean isDescribed(ObjectSchema object) {
        return !object.members().isEmpty()
                && object.members().stream().noneMatch(member -> member.isRequired(Direction.STORED));
    }

    /** Returns true if the member is nullable and the request for this object does not contain it. */
    private boolean isUnspecified(MemberSchema member) {
        return spot.depth() == 0
                && spot.variation() == 0
                && spot.complete()
                && !spot.fresh()
                && direction == Direction.STORED
                && !isServerTime(member)
                && !isOwnAddress(member)
                && DescribedValues.preset(member.type()) == null
                && fitting.allows(member.type(), Document.NULL);
    }

    boolean isPossible(MemberSchema member) {
        return member.isVisible(direction)
                && schema.rules().allowsName(member.name())
                && MinimumDepth.of(member.type()) < MinimumDepth.INFINITE;
    }

    /** Returns true if assigned values are stored without a declared member. */
    boolean keepsUndeclared() {
        return direction == Direction.STORED;
    }

    private ObjectFitter.Entry entry(MemberSchema member, Document value) {
        return new ObjectFitter.Entry(member.name(), member.type(), value, spot.member(member.name()));
    }

    private @Nullable Document sourceValue(MemberSchema member) {
        Document assigned = spot.assigned().get(member.name());
        if (assigned != null) {
            return assigned;
        }
        Document given = source.member(member.name());
        return given == null && spot.complete() ? link(member) : given;
    }

    private @Nullable Document link(MemberSchema member) {
        FitContext context = fitting.context();
        String link = spot.depth() > 0 ? null : context.links().of(context.resource(), context.id(), member.name());
        Document address = link == null ? null : Document.of(link);
        return address != null && fitting.allows(member.type(), address) ? address : null;
    }

    /** Returns the described value of the member, which may need repair. */
    private @Nullable Document describedValue(MemberSchema member) {
        if (isServerTime(member) || !DescribedValues.of(member.type().notes()).isEmpty()) {
            return null;
        }
        Document quote = null;
        for (int at = 0; at < quotes.size() && quote == null; at++) {
            quote = quotes.get(at).member(member.name());
        }
        return quote != null && fitting.allows(member.type(), quote) ? quote : null;
    }

    /**
     * Returns the initial value of an unspecified member, regardless of the description's example; null if unknown. Lists
     * start empty everywhere, and flags without an example with their usual value; other values only in
     * members of the server.
     */
    private @Nullable Document initialValue(MemberSchema member) {
        Schema type = InitialValues.named(member.type());
        boolean anywhere = type instanceof ArraySchema
                || type instanceof BooleanSchema
                        && DescribedValues.of(member.type().notes()).isEmpty();
        if (spot.fresh() || !anywhere && !isServed(member)) {
            return null;
        }
        Document begun = InitialValues.of(member);
        return begun != null && fitting.allows(member.type(), begun) ? begun : null;
    }

    /** Returns true for a server-set member of the root object in the first attempt. */
    private boolean isServed(MemberSchema member) {
        return spot.depth() == 0
                && spot.variation() == 0
                && fitting.context().serverSet().contains(member.name());
    }

    /**
     * Returns a value for a missing optional member, or null to omit it. Examples are used only in generated objects, because
     * they would falsify an object with given members.
     */
    private @Nullable Document added(MemberSchema member) {
        Document own = DescribedValues.valid(member.type(), direction);
        // Clients omit an unspecified member, because null would remove it.
        boolean nullable = direction != Direction.REQUEST && fitting.allows(member.type(), Document.NULL);
        boolean isDefault = own != null && own.equals(DescribedValues.preset(member.type()));
        if (!spot.fresh() && !isDefault) {
            return nullable ? Document.NULL : null;
        }
        Document quote = own == null ? describedValue(member) : own;
        return quote == null && nullable ? Document.NULL : quote;
    }

    private boolean isServerTime(MemberSchema member) {
        if (!MemberNameVocabulary.isServerTime(member.name()) || direction == Direction.REQUEST) {
            return false;
        }
        Schema at = InitialValues.present(member.type());
        boolean textual = at instanceof TextSchema text
                && (text.format() == null || text.format().startsWith("date"));
        return textual || at instanceof NumberSchema;
    }
}
