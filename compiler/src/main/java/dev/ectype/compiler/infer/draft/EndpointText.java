package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.OperationContent;
import dev.ectype.compiler.ir.StateStream;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.PathMember;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Describes parts of what inference understood of an operation in words. */
public final class EndpointText {
    private EndpointText() {}

    public static String expansion(Expansion expansion) {
        String sources = expansion.sources().stream()
                .map(each -> ", " + each.member() + " from " + String.join(" or ", each.identifiers()))
                .collect(Collectors.joining());
        return expansion.parameter() + (expansion.body() ? " in the body" : "") + sources;
    }

    public static String start(StartedOperation started) {
        String headers =
                started.addressHeaders().isEmpty() ? "" : ", URL in " + String.join(", ", started.addressHeaders());
        return started.resource() + RoleText.out(started.replyAt()) + headers;
    }

    public static String stream(StateStream stream) {
        StringBuilder text = new StringBuilder(stream.mediaType());
        text.append(stream.endless() ? ", follows writes" : ", ends");
        text.append(stream.initial() ? " after the stored instances" : "");
        if (stream.flag() != null) {
            text.append(", by ").append(stream.flag());
        }
        if (!stream.at().isRoot() && stream.kinds().stream().allMatch(kind -> kind.at() == null)) {
            text.append(", instance in ").append(stream.at().pointer());
        }
        for (StateStream.KindWord kind : stream.kinds()) {
            MemberPath own = kind.at();
            text.append(", ").append(own == null ? kind.word() : own.pointer());
        }
        if (stream.position() != null) {
            text.append(", from ").append(stream.position());
        }
        return stream.timeout() == null ? text.toString() : text + ", until " + stream.timeout();
    }

    public static String trigger(EventTrigger trigger) {
        String state = trigger.stateMember() == null ? "" : " " + trigger.stateMember() + " " + trigger.state();
        String filters =
                trigger.filters().stream().map(EventTrigger.Filter::argument).collect(Collectors.joining(", "));
        return "when " + trigger.kind() + state + (filters.isEmpty() ? "" : " filtered by " + filters);
    }

    static String pathMembers(List<PathMember> members) {
        return members.stream()
                .map(member -> member.member() + " from " + member.parameter())
                .collect(Collectors.joining(", "));
    }

    public static String content(OperationContent content) {
        String slot = content.slot().isEmpty() ? "" : " " + content.slot();
        String owner = content.resource() == null ? " of the path" : " of " + content.resource();
        String use = content.use().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return use + " content" + slot + owner + (content.attachment() ? " as attachment" : "");
    }
}
