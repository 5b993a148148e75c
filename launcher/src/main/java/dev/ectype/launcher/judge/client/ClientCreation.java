package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Creates instances of families and finds their identifiers in the responses. */
final class ClientCreation {
    private final ClientSession session;
    private final DescribedApi api;
    private final ParentValues parents;

    ClientCreation(ClientSession session, DescribedApi api, ParentValues parents) {
        this.session = session;
        this.api = api;
        this.parents = parents;
    }

    /** Creates an instance under known parents, and returns null if no instance with an identifier is returned. */
    @Nullable
    PlayedInstance create(ResourceFamily family) {
        return create(family, new LinkedHashMap<>());
    }

    /** Creates an instance with some members under known parents, and returns null if none with an identifier is returned. */
    @Nullable
    PlayedInstance create(ResourceFamily family, Map<MemberPath, Document> members) {
        Map<String, Document> outer =
                parents.of(family.create(), family.create().segments().size());
        ClientExchange exchange = session.call(family.create(), outer, members, unique(family));
        Document instance = exchange == null || !exchange.isSuccess()
                ? null
                : InstanceReader.instance(exchange.body(), family.noun());
        if (exchange == null || instance == null) {
            return null;
        }
        String member = InstanceReader.identifier(instance, family.parameter(), family.noun());
        Document identifier = member == null ? null : instance.member(member);
        return member == null || identifier == null
                ? null
                : new PlayedInstance(
                        instance, member, identifier, values(family, outer, instance, identifier), exchange.line());
    }

    /** Returns the parameters of the path of one instance, whose outer part may differ from that of the collection. */
    Map<String, Document> values(
            ResourceFamily family, Map<String, Document> outer, Document instance, Document identifier) {
        Map<String, Document> values = new LinkedHashMap<>(outer);
        DescribedOperation read = family.read();
        for (int index = 0; index < read.segments().size() - 1; index++) {
            String parameter = read.parameter(index);
            Document returned = parameter == null ? null : InstanceReader.outer(instance, parameter);
            if (returned != null && !outer.containsKey(parameter)) {
                values.put(parameter, returned);
            }
        }
        parents.of(read, read.segments().size() - 1).forEach(values::putIfAbsent);
        values.put(family.parameter(), identifier);
        return values;
    }

    /** Returns the text members of the request whose values may have to be unique. */
    private List<String> unique(ResourceFamily family) {
        List<String> unique = new ArrayList<>();
        for (ObjectMember member :
                api.types().members(family.create().bodyType()).values()) {
            if (member.required()
                    && List.of("name", "email", "slug", "key", "code", "login", "username", "title", "domain")
                            .contains(member.name())) {
                unique.add(member.name());
            }
        }
        return unique;
    }
}
