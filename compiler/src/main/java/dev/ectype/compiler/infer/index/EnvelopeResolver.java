package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.PayloadWords;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds items inside the envelopes of request bodies and replies. */
public final class EnvelopeResolver {
    private static final List<String> USUAL_ITEM = List.of("data", "item", "result", "payload", "response", "resource");
    private static final List<String> USUAL_LIST = List.of(
            "data", "items", "results", "records", "values", "entries", "list", "content", "elements", "rows", "item");

    /** The largest number of members of an envelope; a larger object is an instance. */
    private static final int LARGEST_ENVELOPE = 12;

    /** The largest number of members of an envelope whose member is not named after the item alone. */
    private static final int SMALL_ENVELOPE = 3;

    private final TypeShapes shapes;
    private final IdentifierMembers idMembers;

    public EnvelopeResolver(TypeShapes shapes, IdentifierMembers idMembers) {
        this.shapes = shapes;
        this.idMembers = idMembers;
    }

    /**
     * Returns the location of the single item in a reply about {@code noun}, or null when the reply is not an object.
     */
    @Nullable
    public TypedPath item(TypeRef reply, String noun, @Nullable String idParameter) {
        if (shapes.items(reply) != null || !shapes.isObject(reply)) {
            return null;
        }
        return item(new TypedPath(MemberPath.ROOT, reply), noun, idParameter, 2);
    }

    private TypedPath item(TypedPath place, String noun, @Nullable String idParameter, int levels) {
        ObjectShape shape = shapes.shape(place.type());
        if (levels == 0 || idMembers.of(shape, noun, idParameter) != null) {
            return place;
        }
        List<ObjectMember> objects = new ArrayList<>();
        for (ObjectMember member : shape.members().values()) {
            if (shapes.items(member.type()) == null
                    && !shapes.shape(member.type()).isEmpty()) {
                objects.add(member);
            }
        }
        ObjectMember wrapped = wrapped(objects, shape, noun);
        if (wrapped == null) {
            return place;
        }
        return item(new TypedPath(place.at().then(wrapped.name()), wrapped.type()), noun, idParameter, levels - 1);
    }

    private @Nullable ObjectMember wrapped(List<ObjectMember> objects, ObjectShape shape, String noun) {
        ObjectMember named = EnvelopeMembers.named(objects, noun, USUAL_ITEM);
        boolean small = shape.members().size() <= SMALL_ENVELOPE;
        named = named == null && small ? EnvelopeMembers.ending(objects, noun) : named;
        if (named != null) {
            return named;
        }
        ObjectMember only = objects.size() == 1 && shape.members().size() == 1 ? objects.get(0) : null;
        return only == null || isIdentifier(only) ? null : only;
    }

    /** Returns whether an object identifies the instance around it as a whole. */
    private boolean isIdentifier(ObjectMember member) {
        return IdentifierWords.isCompound(member.name()) && shapes.isCompound(member.type());
    }

    /** Returns the location of the items in a reply about {@code noun}, or null when it contains no list of objects. */
    @Nullable
    public TypedPath items(TypeRef reply, String noun) {
        return items(new TypedPath(MemberPath.ROOT, reply), noun, 2);
    }

    private @Nullable TypedPath items(TypedPath place, String noun, int levels) {
        TypeRef items = listed(place.type());
        if (items != null) {
            return shapes.isObject(items) ? new TypedPath(place.at(), items) : null;
        }
        ObjectShape shape = shapes.shape(place.type());
        List<ObjectMember> arrays = new ArrayList<>();
        for (ObjectMember member : shape.members().values()) {
            TypeRef of = shapes.items(member.type());
            if (of != null && shapes.isObject(of)) {
                arrays.add(member);
            }
        }
        ObjectMember list = EnvelopeMembers.named(arrays, noun, USUAL_LIST);
        boolean envelope = shape.members().size() <= LARGEST_ENVELOPE;
        list = list == null && envelope ? EnvelopeMembers.ending(arrays, noun) : list;
        arrays.removeIf(array -> PayloadWords.isErrors(array.name()));
        list = list == null && envelope && arrays.size() == 1 && !isAboutOne(shape, noun) ? arrays.get(0) : list;
        if (list != null) {
            return items(new TypedPath(place.at().then(list.name()), list.type()), noun, 0);
        }
        return levels == 0 ? null : deeperItems(place, shape, noun, levels);
    }

    /** Returns the type of the items of a list, or of the only list among variants that share no member with its items. */
    private @Nullable TypeRef listed(TypeRef type) {
        List<TypeRef> variants = shapes.variants(type);
        List<TypeRef> lists =
                variants.stream().filter(each -> shapes.items(each) != null).toList();
        if (lists.size() != 1 || variants.size() == 1) {
            return shapes.items(type);
        }
        TypeRef items = Objects.requireNonNull(shapes.items(lists.get(0)));
        boolean alike = variants.stream().anyMatch(each -> shapes.shape(each).shared(shapes.shape(items)) > 0);
        return alike ? null : items;
    }

    /** Returns the instance in an element of a list about {@code noun}: {@code volume} of an entry, or the element itself. */
    public TypeRef element(TypeRef element, String noun) {
        ObjectShape shape = shapes.shape(element);
        List<ObjectMember> objects = shape.members().values().stream()
                .filter(member -> shapes.items(member.type()) == null)
                .filter(member -> idMembers.of(shapes.shape(member.type()), noun, null) != null)
                .toList();
        ObjectMember item =
                idMembers.of(shape, noun, null) == null ? EnvelopeMembers.named(objects, noun, List.of()) : null;
        return item == null ? element : item.type();
    }

    /** Returns whether an object is or has a single item, whose lists are members of it or have other instances. */
    private boolean isAboutOne(ObjectShape envelope, String noun) {
        if (idMembers.of(envelope, noun, null) != null) {
            return true;
        }
        List<ObjectMember> objects = envelope.members().values().stream()
                .filter(member -> shapes.items(member.type()) == null)
                .toList();
        ObjectMember item = EnvelopeMembers.named(objects, noun, USUAL_ITEM);
        return item != null && idMembers.of(shapes.shape(item.type()), noun, null) != null;
    }

    /** Returns the location of a list of undescribed values in a reply about {@code noun}, or null. */
    @Nullable
    public MemberPath unspecifiedItems(TypeRef reply, String noun) {
        if (isListOfAny(reply)) {
            return MemberPath.ROOT;
        }
        ObjectShape shape = shapes.shape(reply);
        List<ObjectMember> lists = shape.members().values().stream()
                .filter(member -> isListOfAny(member.type()))
                .toList();
        ObjectMember list = EnvelopeMembers.named(lists, noun, USUAL_LIST);
        boolean only = lists.size() == 1 && shape.members().size() <= LARGEST_ENVELOPE;
        list = list == null && only ? lists.get(0) : list;
        return list == null ? null : MemberPath.of(list.name());
    }

    private boolean isListOfAny(TypeRef type) {
        TypeRef items = shapes.items(type);
        return items != null && (shapes.isUnspecified(items) || shapes.isOpen(items));
    }

    /**
     * Returns the location of the first list element if a body or reply carries {@code item} in a list, even a single
     * one; else null.
     */
    @Nullable
    public TypedPath first(@Nullable TypeRef where, String noun, TypeRef item) {
        TypedPath items = where == null ? null : items(where, noun);
        // A deeper list belongs to another object.
        boolean near = items != null && items.at().names().size() <= 1;
        if (where == null || items == null || !near || idMembers.of(shapes.shape(where), noun, null) != null) {
            return null;
        }
        List<TypeName> names = shapes.names(item);
        boolean same =
                items.type() == item || shapes.names(items.type()).stream().anyMatch(names::contains);
        return same ? new TypedPath(items.at().then(MemberPath.FIRST), items.type()) : null;
    }

    /**
     * Returns the location of a list of scalars in a reply about {@code noun}, which must be identifiers, or null. The
     * list is named after the resource or after an identifier member, {@code robotNames}.
     */
    @Nullable
    public MemberPath identifiers(TypeRef reply, String noun, ObjectShape stored) {
        if (isListOfScalars(reply)) {
            return MemberPath.ROOT;
        }
        List<ObjectMember> lists = shapes.shape(reply).members().values().stream()
                .filter(member -> isListOfScalars(member.type()))
                .toList();
        ObjectMember list = EnvelopeMembers.named(lists, noun, USUAL_LIST);
        for (ObjectMember each : list == null ? lists : List.<ObjectMember>of()) {
            String key = NameWords.key(each.name());
            boolean matches = stored.members().keySet().stream()
                    .anyMatch(name -> NameWords.bare(name).equals(key));
            list = matches && CallArguments.isIdentifierOf(key, noun) ? each : list;
        }
        return list == null ? null : MemberPath.of(list.name());
    }

    private boolean isListOfScalars(TypeRef type) {
        TypeRef items = shapes.items(type);
        TypeRef core = items == null ? AnyType.ANY : shapes.core(items);
        return core instanceof TextType || core instanceof NumberType || core instanceof EnumType;
    }

    private @Nullable TypedPath deeperItems(TypedPath place, ObjectShape shape, String noun, int levels) {
        List<ObjectMember> objects = shape.members().values().stream()
                .filter(member -> !shapes.shape(member.type()).isEmpty())
                .toList();
        List<String> usual = List.of("data", "result", "response", "_embedded", "embedded", "payload");
        ObjectMember object = EnvelopeMembers.named(objects, noun, usual);
        object = object == null && objects.size() == 1 && shape.members().size() <= SMALL_ENVELOPE
                ? objects.get(0)
                : object;
        return object == null
                ? null
                : items(new TypedPath(place.at().then(object.name()), object.type()), noun, levels - 1);
    }

    /**
     * Returns the location of a known item in a body or reply, or null. Declared type names have precedence over shared
     * members.
     */
    @Nullable
    public TypedPath locate(@Nullable TypeRef where, TypeRef item) {
        if (where == null) {
            return null;
        }
        if (where == item) {
            return new TypedPath(MemberPath.ROOT, where);
        }
        List<TypeName> names = shapes.names(item);
        List<TypedPath> places = places(where);
        for (TypedPath place : places) {
            if (shapes.names(place.type()).stream().anyMatch(names::contains)) {
                return place;
            }
        }
        return mostShared(places, shapes.shape(item));
    }

    private @Nullable TypedPath mostShared(List<TypedPath> places, ObjectShape target) {
        TypedPath best = null;
        int most = 0;
        for (TypedPath place : places) {
            int shared = shapes.shape(place.type()).shared(target);
            if (shared > most) {
                best = place;
                most = shared;
            }
        }
        return best;
    }

    /** Returns the document and the objects one and two members deep, outermost first. */
    private List<TypedPath> places(TypeRef root) {
        List<TypedPath> places = new ArrayList<>();
        places.add(new TypedPath(MemberPath.ROOT, root));
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

    private void addInner(TypedPath place, List<TypedPath> places) {
        ObjectShape shape = shapes.shape(place.type());
        if (shape.members().size() > LARGEST_ENVELOPE) {
            return;
        }
        for (ObjectMember member : shape.members().values()) {
            if (shapes.items(member.type()) == null
                    && !shapes.shape(member.type()).isEmpty()) {
                places.add(new TypedPath(place.at().then(member.name()), member.type()));
            }
        }
    }
}
