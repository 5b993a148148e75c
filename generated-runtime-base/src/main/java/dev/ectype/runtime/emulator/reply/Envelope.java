package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands around the items of a list, made once and cut where pages differ. */
final class Envelope {
    private static final int DEEPEST = 3;

    private final byte[][] pieces;
    private final Slot[] slots;
    private final boolean[] numbers;

    private Envelope(byte[][] pieces, Slot[] slots, boolean[] numbers) {
        this.pieces = pieces;
        this.slots = slots;
        this.numbers = numbers;
    }

    int size() {
        return slots.length;
    }

    /** The bytes in front of a slot; with the number of slots, those behind the last. */
    byte[] piece(int index) {
        return pieces[index];
    }

    Slot slot(int index) {
        return slots[index];
    }

    /** Whether what stands in the slot must be a number. */
    boolean isNumber(int index) {
        return numbers[index];
    }

    /** The envelope of the pages that have a next one, or of those that have none. */
    static Envelope of(Schema type, ProjectionPlan.Page page, boolean more, FitContext context) {
        Source source = new Source(type);
        PagingPlan paging = page.paging();
        source.put(page.at(), Document.EMPTY_ARRAY);
        source.put(paging.total(), Document.of(0));
        source.put(paging.hasMore(), Document.of(more));
        source.next(paging.nextToken(), more, "token");
        source.next(paging.nextUrl(), more, "http://localhost/next");
        Document envelope = Fitter.fitted(source.document(), type, context);
        List<Place> places = new ArrayList<>();
        add(places, Slot.ITEMS, envelope.at(page.at()));
        add(places, Slot.TOTAL, at(envelope, paging.total()));
        add(places, Slot.HAS_MORE, at(envelope, paging.hasMore()));
        if (more) {
            add(places, Slot.NEXT_TOKEN, at(envelope, paging.nextToken()));
            add(places, Slot.NEXT_URL, at(envelope, paging.nextUrl()));
        }
        echoes(envelope, paging, places, 0);
        return cut(envelope, places);
    }

    private static @Nullable Document at(Document envelope, @Nullable MemberPath path) {
        return path == null ? null : envelope.at(path);
    }

    private static void add(List<Place> places, Slot slot, @Nullable Document value) {
        if (value != null && places.stream().noneMatch(place -> place.overlaps(value))) {
            places.add(new Place(slot, value.from(), value.to(), value.isNumber()));
        }
    }

    private static void echoes(Document object, PagingPlan paging, List<Place> places, int depth) {
        for (Member member : object.members()) {
            Slot slot = Slot.of(member, paging);
            if (slot != null) {
                add(places, slot, member.value());
            } else if (depth < DEEPEST) {
                echoes(member.value(), paging, places, depth + 1);
            }
        }
    }

    private static Envelope cut(Document envelope, List<Place> places) {
        places.sort(Comparator.comparingInt(Place::from));
        byte[][] pieces = new byte[places.size() + 1][];
        Slot[] slots = new Slot[places.size()];
        boolean[] numbers = new boolean[places.size()];
        int from = envelope.from();
        for (int index = 0; index < slots.length; index++) {
            Place place = places.get(index);
            pieces[index] = Arrays.copyOfRange(envelope.array(), from, place.from());
            slots[index] = place.slot();
            numbers[index] = place.number();
            from = place.to();
        }
        pieces[slots.length] = Arrays.copyOfRange(envelope.array(), from, envelope.to());
        return new Envelope(pieces, slots, numbers);
    }

    private record Place(Slot slot, int from, int to, boolean number) {
        boolean overlaps(Document value) {
            return value.from() < to && from < value.to();
        }
    }

    /** The members that a page certainly has, from which the fitter makes the rest. */
    private static final class Source {
        private final Schema type;
        private final Grown root = new Grown();

        Source(Schema type) {
            this.type = type;
        }

        void put(@Nullable MemberPath path, Document value) {
            if (path != null) {
                root.put(path, 0, value);
            }
        }

        /** Where there is no next page: null if the type knows null, an empty text where it must be a text. */
        void next(@Nullable MemberPath path, boolean more, String sample) {
            Schema member = path == null ? null : Shape.at(type, path);
            if (path == null || member == null) {
                return;
            }
            if (more) {
                put(path, Shape.isNumber(member) ? Document.of(1) : Document.of(sample));
            } else if (Validator.allows(member, Document.NULL, Direction.REPLY)) {
                put(path, Document.NULL);
            } else if (isRequired(path)) {
                put(path, Shape.isNumber(member) ? Document.of(0) : Document.of(""));
            }
        }

        private boolean isRequired(MemberPath path) {
            List<String> names = path.names();
            Schema owner = Shape.at(type, new MemberPath(names.subList(0, names.size() - 1)));
            var member = owner == null ? null : Shape.member(owner, names.get(names.size() - 1));
            return member != null && member.required();
        }

        @Nullable
        Document document() {
            JsonWriter out = new JsonWriter(128);
            root.write(out);
            return out.toDocument();
        }
    }
}
