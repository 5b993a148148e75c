package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.StateStream;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.PageSlot;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds replies that send instances one by one and follow the writes of their resource: lists with a {@code watch} parameter,
 * lines of JSON and server-sent events.
 */
public final class FindStreams implements InferenceRule {
    private static final String EVENT = "watchevent";

    /** The field of a server-sent event with its value. */
    private static final String DATA = "data";

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            boolean reads = role instanceof Role.ListAll || role instanceof Role.Read;
            if (role != null && reads && StreamText.isRead(route)) {
                add(draft, route, role, proposals);
            }
        }
        return proposals;
    }

    private void add(ModelDraft draft, OperationRoute route, Role role, List<Proposal> proposals) {
        ResourceDraft resource = draft.resource(role.resource());
        Parameter flag = flag(draft, route);
        StateStream stream = flag == null ? byMedia(draft, route, resource) : byFlag(draft, route, resource, flag);
        if (stream == null) {
            return;
        }
        String evidence = flag != null
                ? flag.name() + " requests changes"
                : "its reply is " + stream.mediaType() + (stream.endless() ? " that goes on" : " that ends");
        proposals.add(proposal(
                new EndpointChange.SetStream(route.endpoint().id(), stream), flag == null ? 75 : 80, evidence));
        Role.ListAll list = role instanceof Role.ListAll listing ? listing : null;
        Role.ListAll streamed = list == null ? null : withPosition(draft, route, withoutFilters(list, stream), stream);
        if (streamed != null && !streamed.equals(list)) {
            proposals.add(proposal(
                    new ModelChange.AssignRole(route.endpoint().id(), streamed),
                    80,
                    "the parameters of the stream select no instances"));
        }
    }

    /** Returns a list without filters by the parameters of its stream. */
    private static Role.ListAll withoutFilters(Role.ListAll list, StateStream stream) {
        return list.withFilters(list.filters().stream()
                .filter(filter -> !filter.parameter().equals(stream.flag())
                        && !filter.parameter().equals(stream.position())
                        && !filter.parameter().equals(stream.timeout()))
                .toList());
    }

    /** Returns a list whose reply has the position of the state in a member that is named like the parameter of the stream. */
    private static Role.ListAll withPosition(
            ModelDraft draft, OperationRoute route, Role.ListAll list, StateStream stream) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        MemberPath at =
                stream.position() == null || reply == null || list.itemsAt().isRoot()
                        ? null
                        : positionAt(draft, reply, list.itemsAt(), NameWords.bare(stream.position()));
        ListEnvelope envelope = list.paging().envelope();
        boolean known =
                envelope.members().stream().anyMatch(member -> member.at().equals(at));
        if (at == null || known) {
            return list;
        }
        List<ListEnvelope.Member> members = new ArrayList<>(envelope.members());
        members.add(new ListEnvelope.Member(at, PageSlot.POSITION));
        return list.withPaging(
                list.paging().withEnvelope(new ListEnvelope(members, envelope.others(), envelope.headers())));
    }

    /** Returns the member with a name, beside the items or in an object beside them, or null. */
    private static @Nullable MemberPath positionAt(ModelDraft draft, TypeRef reply, MemberPath itemsAt, String name) {
        for (ObjectMember member : draft.shapes.shape(reply).members().values()) {
            MemberPath path = MemberPath.of(member.name());
            if (NameWords.bare(member.name()).equals(name)) {
                return path;
            }
            for (ObjectMember inner : itemsAt.equals(path)
                    ? List.<ObjectMember>of()
                    : draft.shapes.shape(member.type()).members().values()) {
                if (NameWords.bare(inner.name()).equals(name)) {
                    return path.then(inner.name());
                }
            }
        }
        return null;
    }

    private static @Nullable StateStream byFlag(
            ModelDraft draft, OperationRoute route, ResourceDraft resource, Parameter flag) {
        StreamMedia media = StreamMedia.of(route.endpoint());
        Media reply = Payloads.reply(route.endpoint());
        StreamEvents events = watchEvents(draft, route, resource, flag, media);
        String type =
                media != null ? media.media().mediaType() : reply == null ? "application/json" : reply.mediaType();
        boolean named = media != null && media.isEvents() && isNamed(events);
        return stream(draft, route, flag.name(), type, events, named, true, true);
    }

    /** Returns the events of a list with a flag: of the stream's media type, of a declared type, of the convention, else instances. */
    private static StreamEvents watchEvents(
            ModelDraft draft,
            OperationRoute route,
            ResourceDraft resource,
            Parameter flag,
            @Nullable StreamMedia media) {
        TypeRef streamed = media == null ? null : media.media().type();
        StreamEvents described = streamed == null ? null : StreamEvents.of(draft, streamed, resource);
        if (described != null) {
            return described;
        }
        TypeRef reply = Payloads.replyType(route.endpoint());
        for (TypeRef variant : reply == null ? List.<TypeRef>of() : draft.shapes.variants(reply)) {
            StreamEvents events = StreamEvents.of(draft, variant, resource);
            if (events != null && events.kind() != null) {
                return events;
            }
        }
        for (Map.Entry<TypeName, TypeRef> type : draft.types().entrySet()) {
            TypeRef named = new NamedType(type.getKey(), TypeNotes.NONE);
            StreamEvents events = StreamEvents.of(draft, named, resource);
            boolean watched = NameWords.bare(type.getKey().value()).endsWith(EVENT);
            if (events != null
                    && events.kind() != null
                    && (watched || events.isConventional() && events.isAbout(draft, resource))) {
                return events;
            }
        }
        boolean convention = StreamText.isConvention(flag);
        return convention ? StreamEvents.conventional(null) : StreamEvents.INSTANCES;
    }

    private static @Nullable StateStream byMedia(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        StreamMedia media = StreamMedia.of(route.endpoint());
        boolean watches = StreamText.isWatching(route);
        TypeRef type = media == null
                ? watches ? Payloads.replyType(route.endpoint()) : null
                : media.media().type();
        StreamEvents events = type == null ? null : StreamEvents.of(draft, type, resource);
        boolean streams = route.endpoint().binding().serverStreams();
        if (events == null || media == null && events.kind() == null && !streams) {
            return null;
        }
        String text = StreamText.of(route);
        if (media == null) {
            Media reply = Payloads.reply(route.endpoint());
            String json = reply == null ? "application/json" : reply.mediaType();
            boolean initial = !streams || StreamText.hasCurrent(text);
            return stream(draft, route, null, json, events, false, true, initial);
        }
        boolean live = StreamText.isLive(text) || media.isEvents() && media.only() && !StreamText.isFinite(text);
        if (!media.only() && !StreamText.follows(text)) {
            // The reply is a list in another notation.
            return null;
        }
        boolean named = media.isEvents() && isNamed(events);
        boolean initial = !live || !StreamText.hasOnlyChanges(text);
        return stream(draft, route, null, media.media().mediaType(), events, named, live, initial);
    }

    /** Returns whether the members of an event are the fields of a server-sent event. */
    private static boolean isNamed(StreamEvents events) {
        return events.kind() != null
                && events.at().equals(MemberPath.of(DATA))
                && events.kind().equals(MemberPath.of("event"));
    }

    private static StateStream stream(
            ModelDraft draft,
            OperationRoute route,
            @Nullable String flag,
            String mediaType,
            StreamEvents events,
            boolean named,
            boolean endless,
            boolean initial) {
        Map<String, TypeRef> inputs = endless ? inputs(draft, route) : new LinkedHashMap<>();
        TypeRef event = events.type();
        ObjectMember data = named && event != null ? draft.shapes.shape(event).member(DATA) : null;
        if (data != null) {
            event = data.type();
        }
        return new StateStream(
                flag,
                mediaType,
                event,
                events.at(),
                events.kind(),
                events.kinds(),
                named,
                endless,
                initial,
                first(inputs, StreamText::isPosition),
                first(inputs, (name, type) -> StreamText.isTimeout(name)));
    }

    private static @Nullable Parameter flag(ModelDraft draft, OperationRoute route) {
        for (Parameter parameter : route.endpoint().parameters()) {
            if (StreamText.isFlag(parameter, draft.shapes.core(parameter.type()))) {
                return parameter;
            }
        }
        return null;
    }

    /** Returns the types of the query parameters, or of the members of the request message, by name. */
    private static Map<String, TypeRef> inputs(ModelDraft draft, OperationRoute route) {
        Map<String, TypeRef> inputs = new LinkedHashMap<>();
        for (Parameter parameter : route.endpoint().parameters()) {
            if (parameter.in() == Parameter.In.QUERY) {
                inputs.put(parameter.name(), draft.shapes.core(parameter.type()));
            }
        }
        TypeRef body = Payloads.bodyType(route.endpoint());
        for (ObjectMember member : draft.shapes.shape(body).members().values()) {
            inputs.put(member.name(), draft.shapes.core(member.type()));
        }
        return inputs;
    }

    private static @Nullable String first(Map<String, TypeRef> inputs, BiPredicate<String, TypeRef> test) {
        for (Map.Entry<String, TypeRef> input : inputs.entrySet()) {
            if (test.test(input.getKey(), input.getValue())) {
                return input.getKey();
            }
        }
        return null;
    }
}
