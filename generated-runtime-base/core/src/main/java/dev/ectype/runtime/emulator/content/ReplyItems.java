package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Splits a reply into the items that a table or a stream lists one after the other. */
final class ReplyItems {
    private final ProjectionPlan projection;
    private final MediaPlan media;

    ReplyItems(ProjectionPlan projection, MediaPlan media) {
        this.projection = projection;
        this.media = media;
    }

    /** Returns the items of the reply's list, or the whole reply if it is no list. */
    Iterable<Document> of(Document value) {
        Document list = list(value);
        return list == null ? List.of(value) : list.elements();
    }

    private @Nullable Document list(Document value) {
        if (!value.isObject()) {
            return value.isArray() ? value : null;
        }
        if (projection instanceof ProjectionPlan.Item) {
            // An instance with a list is no list of instances.
            return null;
        }
        Document listed = projection instanceof ProjectionPlan.Page page ? value.at(page.at()) : null;
        return listed != null && listed.isArray() ? listed : onlyList(value);
    }

    /** Returns the only array of a reply, or null if it is a part of each event of a stream. */
    private @Nullable Document onlyList(Document value) {
        JsonMember only = null;
        int lists = 0;
        for (JsonMember member : value.members()) {
            only = member.value().isArray() ? member : only;
            lists += member.value().isArray() ? 1 : 0;
        }
        boolean part = only != null
                && TextNotation.isStream(media.mediaType())
                && SchemaShape.member(media.type(), only.name()) != null;
        return only == null || lists > 1 || part ? null : only.value();
    }
}
