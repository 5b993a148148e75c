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
import dev.ectype.runtime.schema.fit.text.EventNames;
import dev.ectype.runtime.schema.fit.text.MemberNameVocabulary;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Selects the members of an object and the sources of their values. */
final class MemberSelector {
    private final FitSession fitting;
    private final ObjectSchema schema;
    private final SourceMembers source;
    private final List<SourceMembers> quotes;
    private final FitPosition spot;
    private final Direction direction;
    private @Nullable NamedVariants variants;
    private final FilledMembers filling;

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
        this.filling = new FilledMembers(fitting, schema, spot);
    }

    ObjectFitter.Entry required(MemberSchema member) {
        Document value = sourceValue(member);
        if (value != null && (!value.isNull() || fitting.allows(member.type(), value))) {
            return entry(member, value);
        }
        Document selected = selected(member);
        Document begun = selected == null ? initialValue(member) : selected;
        if (begun != null) {
            return entry(member, begun);
        }
        if (isUnspecified(member)) {
            return entry(member, Document.NULL);
        }
        Document quote = spot.variation() > 0 ? null : describedValue(member);
        FitPosition at = spot.member(member.name());
        boolean believed = filling.isNeverNull(member, isServed(member)) && !EventNames.isRare(member.name());
        boolean there = spot.complete() && (believed || isServerTime(member) || isOwnAddress(member));
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
        boolean served = isServed(member);
        Document selected = selected(member);
        Document begun = served && selected == null ? initialValue(member) : selected;
        if (begun != null) {
            return entry(member, begun);
        }
        boolean filled = filling.contains(member, served) && !isOtherVariant(member);
        Document added = added(member, filled && filling.isNeverNull(member, served));
        if (added != null) {
            return new ObjectFitter.Entry(member.name(), member.type(), added, at.quoted());
        }
        return filled ? filling.entry(member) : null;
    }

    /**
     * Returns the value of an enumeration that names the only sent member, such as {@code recurring}. Without such a member, a
     * required one has the first value that names no member.
     */
    private @Nullable Document selected(MemberSchema member) {
        if (spot.fresh()
                || direction == Direction.REQUEST
                || !(InitialValues.present(member.type()) instanceof EnumSchema)
                || !variants().isSelectedBy(member)) {
            return null;
        }
        Document only = variants().ofOnly(this::isSent);
        boolean none = member.required()
                && schema.members().stream().noneMatch(each -> variants().contains(each) && isSent(each.name()));
        return only == null && none ? variants().ofNone() : only;
    }

    private NamedVariants variants() {
        NamedVariants known = variants;
        if (known == null) {
            known = NamedVariants.of(schema);
            variants = known;
        }
        return known;
    }

    /** Returns whether the member belongs to another value of an enumeration than the chosen one. */
    private boolean isOtherVariant(MemberSchema member) {
        MemberSchema selector = variants().contains(member) ? variants().selector() : null;
        Document chosen = selector == null ? null : chosen(selector);
        return chosen != null && !variants().belongs(member, chosen);
    }

    private @Nullable Document chosen(MemberSchema selector) {
        Document value = sourceValue(selector);
        if (value == null) {
            value = describedValue(selector);
        }
        return value == null
                ? fitting.aside(null, InitialValues.present(selector.type()), spot.member(selector.name()))
                : value;
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
                && !filling.isNeverNull(member, isServed(member))
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

    private boolean isSent(String name) {
        Document sent = source.member(name);
        return sent != null && !sent.isNull();
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
     * start empty everywhere, flags without an example with their usual value, and amounts and counts with zero; other
     * values only in members of the server.
     */
    private @Nullable Document initialValue(MemberSchema member) {
        Schema type = InitialValues.named(member.type());
        boolean anywhere = type instanceof ArraySchema
                || (type instanceof BooleanSchema || type instanceof NumberSchema && direction != Direction.REQUEST)
                        && DescribedValues.of(member.type().notes()).isEmpty();
        if (spot.fresh() || !anywhere && !isServed(member)) {
            return null;
        }
        Document amount = InitialValues.amount(member, source);
        Schema likely = filling.isNeverNull(member, isServed(member))
                ? InitialValues.present(member.type())
                : InitialValues.named(member.type());
        Document begun = amount == null ? InitialValues.of(member, likely) : amount;
        return begun != null && fitting.allows(member.type(), begun) ? begun : null;
    }

    /** Returns true for a server-set member of the root object in the first attempt. */
    private boolean isServed(MemberSchema member) {
        return spot.isSource()
                && spot.variation() == 0
                && fitting.context().serverSet().contains(member.name());
    }

    /**
     * Returns a value for a missing optional member, or null to omit it. Examples are used only in generated objects, because
     * they would falsify an object with given members.
     */
    private @Nullable Document added(MemberSchema member, boolean filled) {
        Document own = DescribedValues.valid(member.type(), direction);
        // Clients omit an unspecified member, because null would remove it.
        boolean nullable = !filled && direction != Direction.REQUEST && fitting.allows(member.type(), Document.NULL);
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
