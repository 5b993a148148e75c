package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.ExpansionPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import java.util.ArrayList;
import java.util.List;

/** Reads the members to expand from a request, as paths that start at the reply's item. */
final class ExpansionPaths {
    private static final int MOST = 50;
    private static final int DEEPEST = 8;

    private ExpansionPaths() {}

    static List<List<String>> of(ReplyPlan reply, ExpansionPlan expansion, Arguments arguments) {
        Document item = arguments.payload().item();
        Document requested = !expansion.body()
                ? arguments.sent(expansion.parameter())
                : item == null ? null : item.member(expansion.parameter());
        List<List<String>> paths = new ArrayList<>(0);
        if (requested != null && requested.isArray()) {
            requested.elements().forEach(element -> read(element, reply, paths));
        } else if (requested != null) {
            read(requested, reply, paths);
        }
        return paths;
    }

    private static void read(Document value, ReplyPlan reply, List<List<String>> paths) {
        if (!value.isString()) {
            return;
        }
        for (String path : value.text().split(",")) {
            List<String> names = names(path);
            List<String> inside = withoutReplyPath(names, at(reply.projection()).names());
            if (!inside.isEmpty() && inside.size() <= DEEPEST && paths.size() < MOST) {
                paths.add(inside);
            }
        }
    }

    private static List<String> names(String path) {
        List<String> names = new ArrayList<>();
        for (String name : path.split("[./\\[\\]]")) {
            if (!name.isBlank() && !name.equals("*")) {
                names.add(name.strip());
            }
        }
        return names;
    }

    private static MemberPath at(ProjectionPlan projection) {
        if (projection instanceof ProjectionPlan.Item item) {
            return item.at();
        }
        return projection instanceof ProjectionPlan.Page page ? page.at() : MemberPath.EMPTY;
    }

    /** Removes the path of the item from the start of a member path. Services use paths from the reply or from the item. */
    private static List<String> withoutReplyPath(List<String> names, List<String> at) {
        boolean outer = !at.isEmpty()
                && names.size() > at.size()
                && names.subList(0, at.size()).equals(at);
        return outer ? names.subList(at.size(), names.size()) : names;
    }
}
