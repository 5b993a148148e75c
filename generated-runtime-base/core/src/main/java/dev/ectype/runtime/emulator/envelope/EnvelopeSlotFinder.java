package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the paging members of a list envelope, by the paging plan and by their names. */
public final class EnvelopeSlotFinder {
    private static final int DEEPEST = 4;

    private final PagingPlan paging;
    private final MemberPath items;
    private final Map<MemberPath, EnvelopeSlot> slots = new LinkedHashMap<>();
    private final List<MemberPath> containers = new ArrayList<>();
    private final Map<MemberPath, MemberSchema> others = new LinkedHashMap<>();

    public EnvelopeSlotFinder(Schema type, ProjectionPlan.Page page) {
        this.paging = page.paging();
        this.items = page.at();
        named(type, page.at(), PageSlot.ITEMS);
        named(type, paging.total(), PageSlot.TOTAL);
        named(type, paging.hasMore(), PageSlot.HAS_MORE);
        named(type, paging.nextToken(), PageSlot.NEXT_TOKEN);
        named(type, paging.nextUrl(), PageSlot.NEXT_URL, PageSlot.NEXT_PAGE);
        if (!items.isEmpty()) {
            walk(type, MemberPath.EMPTY);
        }
    }

    List<EnvelopeSlot> all() {
        return List.copyOf(slots.values());
    }

    /** Returns the objects that describe another page, such as {@code next}, by path. They may be null without such a page. */
    Map<MemberPath, MemberSchema> others() {
        return others;
    }

    /** Returns the required objects that contain paging members. */
    List<MemberPath> containers() {
        return containers;
    }

    private void named(Schema type, @Nullable MemberPath path, PageSlot... meanings) {
        if (path == null) {
            return;
        }
        Schema member = SchemaShape.at(type, path);
        int last = path.names().size() - 1;
        Schema owner = last < 0 ? null : SchemaShape.at(type, path.parent());
        MemberSchema described =
                owner == null ? null : SchemaShape.member(owner, path.names().get(last));
        boolean required = described != null && described.required();
        EnvelopeSlot slot = member == null ? null : EnvelopeSlot.of(path, List.of(meanings), member, required);
        // Identifiers have the form that their type requires, even if it allows no other text.
        boolean identifier = path.equals(paging.nextToken()) && paging.token() == null && paging.after() != null;
        if (slot == null && identifier && member != null && SchemaShape.isText(member)) {
            slot = new EnvelopeSlot(path, PageSlot.NEXT_TOKEN, member, required, EnvelopeSlot.Form.TEXT);
        }
        if (slot != null) {
            slots.put(path, slot);
        }
    }

    private void walk(Schema type, MemberPath at) {
        ObjectSchema object = object(type);
        if (object == null) {
            return;
        }
        String owner = at.isEmpty() ? "" : at.names().get(at.names().size() - 1);
        for (MemberSchema member : object.members()) {
            MemberPath path = at.child(member.name());
            if (slots.containsKey(path)) {
                continue;
            }
            EnvelopeSlot slot = EnvelopeSlot.of(
                    path,
                    SlotNames.of(isAbove(at) ? "" : owner, member.name(), paging),
                    member.type(),
                    member.required());
            boolean uncounted = slot != null && slot.slot() == PageSlot.LAST_URL && !paging.isCounted();
            if (slot != null && object(member.type()) == null && !uncounted) {
                slots.put(path, slot);
            } else if (path.names().size() < DEEPEST && (SlotNames.isBeside(member.name()) || isAbove(path))) {
                inside(member, path);
            }
        }
    }

    private void inside(MemberSchema member, MemberPath path) {
        walk(member.type(), path);
        boolean paged = slots.keySet().stream()
                .anyMatch(slot -> !slot.isEmpty() && slot.parent().equals(path));
        if (paged && SlotNames.isOther(member.name())) {
            others.put(path, member);
        } else if (paged && member.required()) {
            containers.add(path);
        }
    }

    private boolean isAbove(MemberPath path) {
        int size = path.names().size();
        return size < items.names().size() && items.names().subList(0, size).equals(path.names());
    }

    private static @Nullable ObjectSchema object(Schema type) {
        Schema bare = SchemaShape.bare(type);
        if (bare instanceof UnionSchema union) {
            for (Schema variant : union.variants()) {
                if (SchemaShape.bare(variant) instanceof ObjectSchema object) {
                    return object;
                }
            }
        }
        return bare instanceof ObjectSchema object ? object : null;
    }
}
