package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises recorded resources that are documents of their clients: a read returns what a {@code PUT} sent. */
final class RecordedDocuments {
    private RecordedDocuments() {}

    /** Returns whether clients replace instances by bodies with members of replies only, so that replies have further members too. */
    static boolean isOne(Resource resource, ApiModel model) {
        List<String> described = names(resource.type() instanceof ObjectType object ? object : null);
        boolean isReplaced = false;
        for (Endpoint endpoint : model.endpoints()) {
            Role role = endpoint.role();
            if (role instanceof Role.Change && role.resource().equals(resource.name()) && endpoint.body() != null) {
                isReplaced |= role instanceof Role.Replace || endpoint.binding().isHttp("PUT");
                for (Media media : endpoint.body().media()) {
                    if (!described.containsAll(names(media.type() instanceof ObjectType object ? object : null))) {
                        return false;
                    }
                }
            }
        }
        return isReplaced;
    }

    private static List<String> names(@Nullable ObjectType type) {
        return type == null
                ? List.of()
                : type.members().stream().map(ObjectMember::name).toList();
    }
}
