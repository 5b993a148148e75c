package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.PageMemberWords;
import dev.ectype.compiler.infer.lexicon.PagingWords;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.PageSlot;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds the members of a list response that hold facts about its page, beside the list and in small objects. */
final class PageMembers {
    private static final int DEEPEST = 4;

    private final TypeShapes shapes;
    private final MemberPath itemsAt;
    private final Paging paging;
    private final List<Scalar> scalars = new ArrayList<>();
    private final List<MemberPath> objects = new ArrayList<>();
    private final Map<MemberPath, PageSlot> slots = new LinkedHashMap<>();

    private PageMembers(TypeShapes shapes, MemberPath itemsAt, Paging paging) {
        this.shapes = shapes;
        this.itemsAt = itemsAt;
        this.paging = paging;
    }

    /** A member without members of its own. */
    private record Scalar(MemberPath path, String owner, String name, ScalarForms forms) {
        @Nullable
        PageSlot slot(Paging paging) {
            return PageSlotNames.of(owner, name, paging).stream()
                    .filter(slot -> forms.allow(slot.kind()))
                    .findFirst()
                    .orElse(null);
        }

        String bare() {
            return NameWords.bare(name);
        }
    }

    /** Finds the members of an envelope. A response that is the list itself has none. */
    static PageMembers of(TypeShapes shapes, MemberPath itemsAt, @Nullable TypeRef reply, Paging paging) {
        PageMembers found = new PageMembers(shapes, itemsAt, paging);
        if (!itemsAt.isRoot() && reply != null) {
            found.walk(MemberPath.ROOT, reply);
            found.scalars.sort(
                    Comparator.comparingInt(scalar -> scalar.path.names().size()));
            found.assign();
        }
        return found;
    }

    List<ListEnvelope.Member> members() {
        List<ListEnvelope.Member> members = new ArrayList<>();
        slots.forEach((path, slot) -> members.add(new ListEnvelope.Member(path, slot)));
        return members;
    }

    /** Returns the objects that describe another page and contain some fact. */
    List<MemberPath> others() {
        return objects.stream()
                .filter(path ->
                        slots.keySet().stream().anyMatch(slot -> parent(slot).equals(path)))
                .toList();
    }

    /** Returns the first member with one of the slots, or null. */
    @Nullable
    MemberPath first(PageSlot... wanted) {
        for (Map.Entry<MemberPath, PageSlot> slot : slots.entrySet()) {
            if (List.of(wanted).contains(slot.getValue())) {
                return slot.getKey();
            }
        }
        return null;
    }

    private void walk(MemberPath at, TypeRef type) {
        String owner = at.isRoot() || isAbove(at) ? "" : last(at);
        for (ObjectMember member : shapes.shape(variant(type)).members().values()) {
            MemberPath path = at.then(member.name());
            if (path.equals(itemsAt)) {
                continue;
            }
            boolean object = shapes.variants(member.type()).stream().anyMatch(shapes::isObject);
            if (!object) {
                scalars.add(new Scalar(path, owner, member.name(), ScalarForms.of(shapes, member.type())));
            } else if (path.names().size() < DEEPEST && (PageSlotNames.isBeside(member.name()) || isAbove(path))) {
                if (PageSlotNames.isOtherPage(member.name())) {
                    objects.add(path);
                }
                walk(path, member.type());
            }
        }
    }

    /** Returns the first object of a union: the members of several together would belong to none of them. */
    private TypeRef variant(TypeRef type) {
        return shapes.variants(type).stream()
                .filter(shapes::isObject)
                .findFirst()
                .orElse(type);
    }

    private void assign() {
        for (Scalar scalar : scalars) {
            PageSlot slot = scalar.slot(paging);
            boolean counted = slot != PageSlot.LAST_URL || paging.isCounted();
            if (slot != null && counted) {
                slots.put(scalar.path, slot);
            }
        }
        if (!slots.containsValue(PageSlot.TOTAL)) {
            assign(PageSlot.TOTAL, scalar -> isNamedAfterList(scalar.bare()));
        }
        if (!slots.containsValue(PageSlot.TOTAL)) {
            assign(PageSlot.TOTAL, scalar -> PageMemberWords.TOTAL_OR_COUNT.contains(scalar.bare()));
        }
        if (paging.isPaged() && !slots.containsValue(PageSlot.NEXT_TOKEN)) {
            assignNextToken();
        }
    }

    private void assignNextToken() {
        assign(
                PageSlot.NEXT_TOKEN,
                scalar -> !slots.containsKey(scalar.path)
                        && (scalar.bare().equals(PageMemberWords.CURSOR)
                                || scalar.bare().startsWith(PageMemberWords.LAST_EVALUATED)));
        String token = paging.token();
        if (token != null && !slots.containsValue(PageSlot.NEXT_TOKEN)) {
            // A member with the name of the token parameter has the value for the next request.
            assign(
                    PageSlot.NEXT_TOKEN,
                    scalar -> !slots.containsKey(scalar.path) && scalar.bare().equals(NameWords.bare(token)));
        }
        MemberPath next = first(PageSlot.NEXT_URL, PageSlot.NEXT_PAGE);
        boolean page = token != null && PagingWords.PAGE.contains(NameWords.bare(token));
        if (page && next != null && !slots.containsValue(PageSlot.NEXT_TOKEN)) {
            slots.put(next, PageSlot.NEXT_TOKEN);
        }
    }

    /** Assigns a slot to the first member that fits. */
    private void assign(PageSlot slot, Predicate<Scalar> fits) {
        scalars.stream()
                .filter(scalar -> scalar.forms.allow(slot.kind()) && fits.test(scalar))
                .findFirst()
                .ifPresent(scalar -> slots.put(scalar.path, slot));
    }

    /** Returns whether a member counts the list's items: {@code articlesCount} counts the articles. */
    private boolean isNamedAfterList(String bare) {
        String list = NameWords.bare(last(itemsAt));
        return bare.equals(list + "count") || bare.equals("total" + list);
    }

    private boolean isAbove(MemberPath path) {
        int size = path.names().size();
        return size < itemsAt.names().size() && itemsAt.names().subList(0, size).equals(path.names());
    }

    private static String last(MemberPath path) {
        return path.names().get(path.names().size() - 1);
    }

    private static MemberPath parent(MemberPath path) {
        return new MemberPath(path.names().subList(0, path.names().size() - 1));
    }
}
