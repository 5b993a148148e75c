package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.patch.JsonPatch;
import dev.ectype.runtime.json.patch.MergePatch;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;

/** Recognises bodies that are patches, although their described type is that of the instance. */
final class PatchBodies {
    private PatchBodies() {}

    /** Returns whether a body is a JSON Patch. Not the body but the changed instance has the described type. */
    static boolean isJsonPatch(String mediaType, Document body) {
        return mediaType.equals("application/json-patch+json") && JsonPatch.isPatch(body);
    }

    /** Returns whether a body is a merge patch, in which null removes a member, whatever its type. */
    static boolean isMergePatch(MediaPlan media, Document body) {
        return body.isObject() && media.mediaType().startsWith("application/merge-patch+json");
    }

    /** Returns a patch without its removals. Null stays where the type allows it. */
    static Document withoutRemovals(Document patch, Schema type) {
        ObjectEdit remaining = ObjectEdit.of(MergePatch.apply(Document.EMPTY_OBJECT, patch));
        for (JsonMember each : patch.members()) {
            MemberSchema member = each.value().isNull() ? SchemaShape.member(type, each.name()) : null;
            if (member != null && Validator.allows(member.type(), Document.NULL, Direction.REQUEST)) {
                remaining.set(each.name(), Document.NULL);
            }
        }
        return remaining.toDocument();
    }
}
