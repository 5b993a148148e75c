package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.route.PercentCodec;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.plan.resource.QualifierPlan;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the address of a created instance: below the operation's path, or at another route that reads it. */
public final class ResourceLocation {
    private final HttpRoute created;
    private final boolean started;
    private final boolean served;
    private final @Nullable HttpRoute read;

    private ResourceLocation(HttpRoute created, boolean isStarted, boolean served, @Nullable HttpRoute read) {
        this.served = served;
        this.created = created;
        this.started = isStarted;
        this.read = read;
    }

    /** Finds the address of the instances that a route creates, among all routes of the API. */
    static ResourceLocation of(HttpRoute created, LocationIndex all) {
        String resource = created.plan().resource();
        boolean posts = created.method().equals("POST") && created.binding().spanning() == null;
        HttpRoute elsewhere = null;
        for (HttpRoute each : posts ? all.on(resource) : List.<HttpRoute>of()) {
            if (reads(each, created, resource, all)) {
                if (isBelow(each, created)) {
                    return new ResourceLocation(created, false, true, null);
                }
                elsewhere = nearer(each, elsewhere);
            }
        }
        boolean served = elsewhere != null || !posts || all.isCollection(trimmed(created.template()));
        return new ResourceLocation(created, false, served || !all.hasIdentifierLookup(resource), elsewhere);
    }

    /** Returns whether a route extends another route's path by one path parameter. */
    private static boolean isBelow(HttpRoute route, HttpRoute created) {
        return !route.names().isEmpty()
                && route.template().equals(trimmed(created.template()) + '/' + LocationIndex.last(route));
    }

    /** Returns whether a route serves the address. RPC-like APIs have none. */
    boolean isServed() {
        return served;
    }

    /** Finds the address of the operation that a route starts, or null if clients cannot read it. */
    static @Nullable ResourceLocation ofStarted(HttpRoute created, LocationIndex all) {
        HttpRoute read = null;
        for (HttpRoute each : all.on(created.plan().startedResource())) {
            read = reads(each, created, created.plan().startedResource(), all) ? nearer(each, read) : read;
        }
        return read == null ? null : new ResourceLocation(created, true, true, read);
    }

    private static HttpRoute nearer(HttpRoute one, @Nullable HttpRoute other) {
        return other == null || one.names().size() < other.names().size() ? one : other;
    }

    /**
     * Returns whether a route reads an instance that the other route creates, with that route's path parameters, with members of
     * the instance and with the identifier.
     */
    private static boolean reads(HttpRoute route, HttpRoute created, @Nullable String resource, LocationIndex all) {
        List<String> names = route.names();
        if (resource == null
                || names.isEmpty()
                || !route.method().equals("GET")
                || !resource.equals(route.plan().resource())
                || !route.template().endsWith('/' + LocationIndex.last(route))
                || !names.subList(0, names.size() - 1).stream()
                        .allMatch(name -> created.names().contains(name) || all.qualifier(resource, name) != null)) {
            return false;
        }
        ReplyPlan reply = route.plan().reply();
        return reply != null && reply.projection() instanceof ProjectionPlan.Item;
    }

    private static String trimmed(String path) {
        return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    /** Appends the path of a created instance, with the base path of the request. */
    void append(ReplyContent.Instance instance, Arguments arguments, StringBuilder out) {
        String path = trimmed(arguments.source().request().path());
        if (read != null) {
            String template = read.template();
            for (String name : read.names().subList(0, read.names().size() - 1)) {
                template = template.replace('{' + name + '}', PercentCodec.encode(value(name, instance, arguments)));
            }
            int end = template.length() - LocationIndex.last(read).length();
            out.append(base(path)).append(template, 0, end).append(PercentCodec.encode(instance.id()));
        } else if (created.method().equals("PUT") && !started) {
            out.append(path);
        } else {
            out.append(path).append('/').append(PercentCodec.encode(instance.id()));
        }
    }

    private static String value(String name, ReplyContent.Instance instance, Arguments arguments) {
        MemberPath member = arguments.pathNames().contains(name)
                ? null
                : instance.shape().qualifiers().stream()
                        .filter(qualifier -> qualifier.name().equals(name))
                        .map(QualifierPlan::member)
                        .findFirst()
                        .orElse(null);
        Document value = member == null ? null : Json.parse(instance.document()).at(member);
        return value == null ? arguments.pathText(name) : value.text();
    }

    private String base(String path) {
        int end = path.length();
        for (char character : trimmed(created.template()).toCharArray()) {
            end = character == '/' && end > 0 ? path.lastIndexOf('/', end - 1) : end;
        }
        return path.substring(0, Math.max(0, end));
    }
}
