package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.ListEnvelopePlan;
import dev.ectype.runtime.plan.PageSlot;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the members of a list envelope that differ from page to page: those of the plan whose type has a suitable form. */
public final class EnvelopeSlots {
    private final Schema type;
    private final PagingPlan paging;
    private final Map<MemberPath, EnvelopeSlot> slots = new LinkedHashMap<>();
    private final List<MemberPath> containers = new ArrayList<>();
    private final Map<MemberPath, MemberSchema> others = new LinkedHashMap<>();

    public EnvelopeSlots(Schema type, ProjectionPlan.Page page) {
        this.type = type;
        this.paging = page.paging();
        add(page.at(), PageSlot.ITEMS, false);
        for (ListEnvelopePlan.Member member : paging.envelope().members()) {
            add(member.at(), member.slot(), member.relative());
        }
        for (MemberPath other : paging.envelope().others()) {
            MemberSchema member = member(other);
            if (member != null) {
                others.put(other, member);
            }
        }
        slots.keySet().forEach(this::addContainer);
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

    private void add(MemberPath path, PageSlot meaning, boolean relative) {
        Schema member = SchemaShape.at(type, path);
        if (member == null) {
            return;
        }
        MemberSchema described = member(path);
        boolean required = described != null && described.required();
        EnvelopeSlot slot = EnvelopeSlot.of(path, meaning, member, required);
        // Identifiers have the form that their type requires, even if it allows no other text.
        boolean identifier = meaning == PageSlot.NEXT_TOKEN && paging.token() == null && paging.after() != null;
        if (slot == null && identifier && SchemaShape.isText(member)) {
            slot = new EnvelopeSlot(path, meaning, member, required, EnvelopeSlot.Form.TEXT);
        }
        if (slot != null) {
            slots.put(path, relative ? slot.withoutOrigin() : slot);
        }
    }

    private void addContainer(MemberPath slot) {
        MemberPath path = slot.isEmpty() ? slot : slot.parent();
        MemberSchema member = path.isEmpty() || others.containsKey(path) ? null : member(path);
        if (member != null && member.required() && !containers.contains(path)) {
            containers.add(path);
        }
    }

    private @Nullable MemberSchema member(MemberPath path) {
        Schema owner = path.isEmpty() ? null : SchemaShape.at(type, path.parent());
        return owner == null
                ? null
                : SchemaShape.member(owner, path.names().get(path.names().size() - 1));
    }
}
