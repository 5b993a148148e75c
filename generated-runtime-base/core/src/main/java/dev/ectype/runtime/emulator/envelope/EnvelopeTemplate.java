package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the envelope of a list for one kind of page, split at the slots. */
public final class EnvelopeTemplate {
    private final byte[][] pieces;
    private final List<EnvelopeSlot> slots;

    private EnvelopeTemplate(byte[][] pieces, List<EnvelopeSlot> slots) {
        this.pieces = pieces;
        this.slots = slots;
    }

    /** Returns the number of slots. */
    public int size() {
        return slots.size();
    }

    /** Returns whether another template has the same bytes. */
    public boolean isSame(EnvelopeTemplate other) {
        return Arrays.deepEquals(pieces, other.pieces);
    }

    /** Returns the bytes before a slot, or after the last slot for the number of slots. */
    public byte[] piece(int index) {
        return pieces[index];
    }

    public EnvelopeSlot slot(int index) {
        return slots.get(index);
    }

    /**
     * Creates the template of a list response for one kind of page.
     *
     * @param example a response with the members that do not depend on the page, or null to generate them
     */
    public static EnvelopeTemplate of(
            Schema type, EnvelopeSlots slots, PageKind kind, @Nullable Document example, FitContext context) {
        Document source = ResponseExample.completed(source(slots, kind), example);
        Document envelope = without(Fitter.fitted(source, type, context), slots, kind);
        List<Place> places = new ArrayList<>();
        for (EnvelopeSlot slot : slots.all()) {
            Document value = kind.fills(slot.slot()) ? envelope.at(slot.path()) : null;
            if (value != null && places.stream().noneMatch(place -> place.overlaps(value))) {
                places.add(new Place(slot, value.from(), value.to()));
            }
        }
        return cut(envelope, places);
    }

    /** Removes optional members that describe another page, which generated envelopes contain. */
    private static Document without(Document envelope, EnvelopeSlots slots, PageKind kind) {
        Document left = envelope;
        for (EnvelopeSlot slot : slots.all()) {
            MemberPath above = slot.path().isEmpty() ? slot.path() : slot.path().parent();
            Document value = kind.fills(slot.slot()) ? null : left.at(slot.path());
            MemberSchema other = slots.others().get(above);
            boolean unset = value != null && !value.isNull() && !value.equals(slot.absent());
            if (unset && other != null && !other.required() && left.at(above) != null) {
                left = PathEdit.remove(left, above);
            } else if (unset && !slot.required()) {
                left = PathEdit.remove(left, slot.path());
            }
        }
        return left;
    }

    /** Returns the members that the envelope certainly has. The fitter adds the rest. */
    private static Document source(EnvelopeSlots slots, PageKind kind) {
        PathDocumentBuilder root = new PathDocumentBuilder();
        for (MemberPath container : slots.containers()) {
            root.open(container);
        }
        for (EnvelopeSlot slot : slots.all()) {
            boolean filled = kind.fills(slot.slot());
            MemberPath above = slot.path().isEmpty() ? slot.path() : slot.path().parent();
            MemberSchema other = slots.others().get(above);
            @Nullable Document value = filled ? slot.placeholder() : slot.absent();
            if (!filled && other != null && Validator.allows(other.type(), Document.NULL, Direction.REPLY)) {
                root.put(above, 0, Document.NULL);
            } else if (value != null && (filled || other == null || other.required())) {
                root.put(slot.path(), 0, value);
            }
        }
        JsonWriter out = new JsonWriter(128);
        root.write(out);
        return out.toDocument();
    }

    private static EnvelopeTemplate cut(Document envelope, List<Place> places) {
        places.sort(Comparator.comparingInt(Place::from));
        byte[][] pieces = new byte[places.size() + 1][];
        int from = envelope.from();
        for (int index = 0; index < places.size(); index++) {
            Place place = places.get(index);
            pieces[index] = Arrays.copyOfRange(envelope.array(), from, place.from());
            from = place.to();
        }
        pieces[places.size()] = Arrays.copyOfRange(envelope.array(), from, envelope.to());
        return new EnvelopeTemplate(pieces, places.stream().map(Place::slot).toList());
    }

    private record Place(EnvelopeSlot slot, int from, int to) {
        boolean overlaps(Document value) {
            return value.from() < to && from < value.to();
        }
    }
}
