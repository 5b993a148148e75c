package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds items inside the wrappers in which bodies and replies carry them. */
final class Envelopes {
    private static final List<String> USUAL_ITEM = List.of("data", "item", "result", "payload", "response", "resource");
    private static final List<String> USUAL_LIST =
            List.of("data", "items", "results", "records", "values", "entries", "list", "content", "elements", "rows");

    /** An object with more members is a thing, not the envelope of one. */
    private static final int LARGEST_ENVELOPE = 12;

    private final Shapes shapes;
    private final IdMembers idMembers;

    Envelopes(Shapes shapes, IdMembers idMembers) {
        this.shapes = shapes;
        this.idMembers = idMembers;
    }

    /** The one item that a reply about {@code noun} shows, or null when the reply is not an object. */
    @Nullable
    Place item(TypeRef reply, String noun, @Nullable String idParameter) {
        if (shapes.items(reply) != null || !shapes.isObject(reply)) {
            return null;
        }
        return item(new Place(MemberPath.ROOT, reply), noun, idParameter, 2);
    }

    private Place item(Place place, String noun, @Nullable String idParameter, int levels) {
        Shape shape = shapes.shape(place.type());
        if (levels == 0 || idMembers.of(shape, noun, idParameter) != null) {
            return place;
        }
        List<Member> objects = new ArrayList<>();
        for (Member member : shape.members().values()) {
            if (shapes.items(member.type()) == null
                    && !shapes.shape(member.type()).isEmpty()) {
                objects.add(member);
            }
        }
        Member wrapped = wrapped(objects, shape, noun);
        if (wrapped == null) {
            return place;
        }
        return item(new Place(place.at().then(wrapped.name()), wrapped.type()), noun, idParameter, levels - 1);
    }

    private static @Nullable Member wrapped(List<Member> objects, Shape shape, String noun) {
        Member named = named(objects, noun, USUAL_ITEM);
        if (named != null) {
            return named;
        }
        return objects.size() == 1 && shape.members().size() == 1 ? objects.get(0) : null;
    }

    /** The many items that a reply about {@code noun} shows, or null when it shows no list of objects. */
    @Nullable
    Place items(TypeRef reply, String noun) {
        return items(new Place(MemberPath.ROOT, reply), noun, 2);
    }

    private @Nullable Place items(Place place, String noun, int levels) {
        TypeRef items = shapes.items(place.type());
        if (items != null) {
            return shapes.isObject(items) ? new Place(place.at(), items) : null;
        }
        Shape shape = shapes.shape(place.type());
        List<Member> arrays = new ArrayList<>();
        for (Member member : shape.members().values()) {
            TypeRef of = shapes.items(member.type());
            if (of != null && shapes.isObject(of)) {
                arrays.add(member);
            }
        }
        Member list = named(arrays, noun, USUAL_LIST);
        boolean envelope = shape.members().size() <= LARGEST_ENVELOPE;
        list = list == null && envelope && arrays.size() == 1 ? arrays.get(0) : list;
        if (list != null) {
            return items(new Place(place.at().then(list.name()), list.type()), noun, 0);
        }
        return levels == 0 ? null : deeperItems(place, shape, noun, levels);
    }

    /** Where a reply about {@code noun} lists values of which nothing is said, or null. */
    @Nullable
    MemberPath untold(TypeRef reply, String noun) {
        if (isListOfAny(reply)) {
            return MemberPath.ROOT;
        }
        Shape shape = shapes.shape(reply);
        List<Member> lists = shape.members().values().stream()
                .filter(member -> isListOfAny(member.type()))
                .toList();
        Member list = named(lists, noun, USUAL_LIST);
        boolean only = lists.size() == 1 && shape.members().size() <= LARGEST_ENVELOPE;
        list = list == null && only ? lists.get(0) : list;
        return list == null ? null : MemberPath.of(list.name());
    }

    private boolean isListOfAny(TypeRef type) {
        TypeRef items = shapes.items(type);
        return items != null && (shapes.isUntold(items) || shapes.isOpen(items));
    }

    /** The first of the listed ones, where a body or reply carries {@code item} in a list, even one alone; else null. */
    @Nullable
    Place first(@Nullable TypeRef where, String noun, TypeRef item) {
        Place items = where == null ? null : items(where, noun);
        // Deeper lists are parts of something else.
        boolean near = items != null && items.at().names().size() <= 1;
        if (where == null || items == null || !near || idMembers.of(shapes.shape(where), noun, null) != null) {
            return null;
        }
        List<TypeName> names = shapes.names(item);
        boolean same =
                items.type() == item || shapes.names(items.type()).stream().anyMatch(names::contains);
        return same ? new Place(items.at().then(MemberPath.FIRST), items.type()) : null;
    }

    /**
     * Where a reply about {@code noun} lists texts or numbers, which can only be identifiers, or null: they are called like
     * the things, or like what the things say of themselves, {@code robotNames}.
     */
    @Nullable
    MemberPath identifiers(TypeRef reply, String noun, Shape shown) {
        if (isListOfScalars(reply)) {
            return MemberPath.ROOT;
        }
        List<Member> lists = shapes.shape(reply).members().values().stream()
                .filter(member -> isListOfScalars(member.type()))
                .toList();
        Member list = named(lists, noun, USUAL_LIST);
        for (Member each : list == null ? lists : List.<Member>of()) {
            String key = Words.key(each.name());
            boolean tells = shown.members().keySet().stream()
                    .anyMatch(name -> Words.bare(name).equals(key));
            list = tells && CallArguments.names(key, noun) ? each : list;
        }
        return list == null ? null : MemberPath.of(list.name());
    }

    private boolean isListOfScalars(TypeRef type) {
        TypeRef items = shapes.items(type);
        TypeRef core = items == null ? AnyType.ANY : shapes.core(items);
        return core instanceof TextType || core instanceof NumberType || core instanceof EnumType;
    }

    private @Nullable Place deeperItems(Place place, Shape shape, String noun, int levels) {
        List<Member> objects = shape.members().values().stream()
                .filter(member -> !shapes.shape(member.type()).isEmpty())
                .toList();
        List<String> usual = List.of("data", "result", "response", "_embedded", "embedded", "payload");
        Member object = named(objects, noun, usual);
        object = object == null && objects.size() == 1 && shape.members().size() <= 3 ? objects.get(0) : object;
        return object == null
                ? null
                : items(new Place(place.at().then(object.name()), object.type()), noun, levels - 1);
    }

    /** Where inside a body or reply a known item lies, or null; declared names count before shared members. */
    @Nullable
    Place locate(@Nullable TypeRef where, TypeRef item) {
        if (where == null) {
            return null;
        }
        if (where == item) {
            return new Place(MemberPath.ROOT, where);
        }
        List<TypeName> names = shapes.names(item);
        List<Place> places = places(where);
        for (Place place : places) {
            if (shapes.names(place.type()).stream().anyMatch(names::contains)) {
                return place;
            }
        }
        return mostShared(places, shapes.shape(item));
    }

    private @Nullable Place mostShared(List<Place> places, Shape wanted) {
        Place best = null;
        int most = 0;
        for (Place place : places) {
            int shared = shapes.shape(place.type()).shared(wanted);
            if (shared > most) {
                best = place;
                most = shared;
            }
        }
        return best;
    }

    /** The document and the objects one and two members deep, outermost first. */
    private List<Place> places(TypeRef root) {
        List<Place> places = new ArrayList<>();
        places.add(new Place(MemberPath.ROOT, root));
        int from = 0;
        for (int level = 0; level < 2; level++) {
            int to = places.size();
            for (int index = from; index < to && places.size() < 200; index++) {
                addInner(places.get(index), places);
            }
            from = to;
        }
        return places;
    }

    private void addInner(Place place, List<Place> places) {
        Shape shape = shapes.shape(place.type());
        if (shape.members().size() > LARGEST_ENVELOPE) {
            return;
        }
        for (Member member : shape.members().values()) {
            if (shapes.items(member.type()) == null
                    && !shapes.shape(member.type()).isEmpty()) {
                places.add(new Place(place.at().then(member.name()), member.type()));
            }
        }
    }

    private static @Nullable Member named(List<Member> members, String noun, List<String> usual) {
        String key = Words.key(noun);
        for (Member member : members) {
            if (Words.key(member.name()).equals(key)) {
                return member;
            }
        }
        for (Member member : members) {
            List<String> words = Words.of(noun);
            if (!words.isEmpty() && Words.key(member.name()).equals(Words.key(words.get(words.size() - 1)))) {
                return member;
            }
        }
        for (String name : usual) {
            for (Member member : members) {
                if (member.name().equalsIgnoreCase(name)) {
                    return member;
                }
            }
        }
        return null;
    }
}
