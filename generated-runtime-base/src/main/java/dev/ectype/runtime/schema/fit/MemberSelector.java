package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.ArraySchema;
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

/** Decides which members an object has and what their values are made from. */
final class MemberSelector {
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
        Document told = sourceValue(member);
        if (told != null && (!told.isNull() || fitting.allows(member.type(), told))) {
            return entry(member, told);
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
        Document told = sourceValue(member);
        if (told != null) {
            // A null that the description does not know unsets the member.
            return told.isNull() && !fitting.allows(member.type(), told) ? null : entry(member, told);
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
        return added == null ? null : new ObjectFitter.Entry(member.name(), member.type(), added, at.quoted());
    }

    /** Whether the member may be null and those who said something about the very thing said nothing of it. */
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

    /** The state remembers what the server decided even where the description has no member for it. */
    boolean keepsUndeclared() {
        return direction == Direction.STORED;
    }

    private ObjectFitter.Entry entry(MemberSchema member, Document told) {
        return new ObjectFitter.Entry(member.name(), member.type(), told, spot.member(member.name()));
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

    /** What the description itself shows in this member, which may need repair. */
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
     * What stands in a member of which nobody spoke and in which there is nothing yet, whatever the description's example
     * shows; null where that is not known. A list is empty wherever it is, the rest must be the server's own.
     */
    private @Nullable Document initialValue(MemberSchema member) {
        boolean list = InitialValues.named(member.type()) instanceof ArraySchema;
        if (spot.fresh() || !list && !isServed(member)) {
            return null;
        }
        Document begun = InitialValues.of(member);
        return begun != null && fitting.allows(member.type(), begun) ? begun : null;
    }

    /** Whether only the server sets the member, of the very thing that is made and at the first attempt to make it. */
    private boolean isServed(MemberSchema member) {
        return spot.depth() == 0
                && spot.variation() == 0
                && fitting.context().serverSet().contains(member.name());
    }

    /**
     * A value for an optional member that nobody gave, or null to leave it out. An example is shown where everything
     * is made up; beside what somebody said it would be an invention.
     */
    private @Nullable Document added(MemberSchema member) {
        Document own = DescribedValues.valid(member.type(), direction);
        // What a client has nothing to say about it leaves out: null unsets.
        boolean nullable = direction != Direction.REQUEST && fitting.allows(member.type(), Document.NULL);
        boolean isDefault = own != null && own.equals(member.type().notes().defaultValue());
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
