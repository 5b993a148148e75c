package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.route.RouteMatch;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads and validates the requests of one operation. */
public final class RequestReader {
    private static final String[] NO_TEXTS = {};
    private static final @Nullable Document[] NO_VALUES = {};

    private final List<String> pathNames;
    private final @Nullable ParameterValueReader[] pathReaders;
    private final ParameterValueReader[] others;
    /** True at the positions of parameters of a connection, such as a WebSocket. A message of MQTT has none of them. */
    private final boolean[] connecting;

    private final @Nullable BodyReader body;

    /** The parameters that select the operation, which a form may carry besides the instance; or nothing. */
    private final List<String> selectors;

    /**
     * Creates the reader.
     *
     * @param route the route of the operation
     * @param identifying the path parameters that identify resources; their texts are not validated
     */
    public RequestReader(HttpRoute route, Set<String> identifying) {
        pathNames = route.names();
        pathReaders = new ParameterValueReader[pathNames.size()];
        List<ParameterValueReader> rest = new ArrayList<>();
        Map<Location, Set<String>> siblings = siblings(route);
        for (ParameterPlan parameter : route.plan().parameters()) {
            if (parameter.in() != Location.PATH) {
                rest.add(new ParameterValueReader(parameter, Objects.requireNonNull(siblings.get(parameter.in()))));
            } else if (pathNames.contains(parameter.name()) && !isName(parameter, identifying)) {
                pathReaders[pathNames.indexOf(parameter.name())] =
                        new ParameterValueReader(parameter, Objects.requireNonNull(siblings.get(parameter.in())));
            }
        }
        others = rest.toArray(new ParameterValueReader[0]);
        connecting = new boolean[others.length];
        List<String> connection =
                route.plan().binding() instanceof BindingPlan.Channel channel ? channel.connection() : List.of();
        for (int index = 0; index < others.length; index++) {
            connecting[index] = connection.contains(others[index].plan().name());
        }
        BodyPlan described = route.plan().body();
        body = described == null || described.media().isEmpty() ? null : new BodyReader(described);
        selectors = selectors(route.plan());
    }

    private List<String> selectors(OperationPlan plan) {
        List<String> names = new ArrayList<>(0);
        if (plan.binding() instanceof BindingPlan.Http http) {
            for (BindingPlan.Condition condition : http.conditions()) {
                if (condition.in() == Location.QUERY) {
                    names.add(condition.name());
                }
            }
        }
        for (ParameterPlan parameter : names.isEmpty() ? List.<ParameterPlan>of() : plan.parameters()) {
            if (parameter.in() == Location.QUERY && memberType(parameter.name()) == null) {
                names.add(parameter.name());
            }
        }
        return names;
    }

    /** Returns the names of the parameters in each location. */
    private static Map<Location, Set<String>> siblings(HttpRoute route) {
        Map<Location, Set<String>> names = new EnumMap<>(Location.class);
        for (ParameterPlan parameter : route.plan().parameters()) {
            names.computeIfAbsent(parameter.in(), in -> new LinkedHashSet<>()).add(parameter.name());
        }
        return names;
    }

    /** Reads a request, or throws a problem with all of its errors. */
    public Arguments read(RequestValues source, RouteMatch match) {
        List<Problem.Detail> errors = new ArrayList<>();
        String[] path = path(match, errors);
        if (!selectors.isEmpty()) {
            source.takeForm();
        }
        @Nullable Document[] values = others.length == 0 ? NO_VALUES : new Document[others.length];
        boolean isConnected = source.request().protocol() != Protocol.MQTT;
        for (int index = 0; index < others.length; index++) {
            values[index] = isConnected || !connecting[index] ? others[index].read(source, errors) : null;
        }
        RequestPayload payload = body == null ? RequestPayload.NONE : body.read(source.request(), errors);
        if (!errors.isEmpty()) {
            throw Problem.invalid(errors);
        }
        RequestPayload remaining = payload.form() && !selectors.isEmpty() ? payload.without(selectors) : payload;
        return new Arguments(this, source, path, values, remaining);
    }

    /** Validates the parameters of a connection, or throws a problem with all of its errors. */
    public void requireConnection(RequestValues source) {
        List<Problem.Detail> errors = new ArrayList<>(0);
        for (int index = 0; index < others.length; index++) {
            if (connecting[index]) {
                others[index].read(source, errors);
            }
        }
        if (!errors.isEmpty()) {
            throw Problem.invalid(errors);
        }
    }

    /** Returns arguments with the texts of path parameters by name, and without other values. */
    public Arguments ofPath(RequestValues source, Map<String, String> texts) {
        String[] path = pathNames.stream().map(texts::get).toArray(String[]::new);
        return new Arguments(this, source, path, new @Nullable Document[others.length], RequestPayload.NONE);
    }

    /** Rejects a body in an undescribed media type. */
    public void requireDescribedMedia(Request request) {
        if (body != null) {
            body.requireDescribed(request);
        }
    }

    private String[] path(RouteMatch match, List<Problem.Detail> errors) {
        if (pathNames.isEmpty()) {
            return NO_TEXTS;
        }
        String[] texts = new String[pathNames.size()];
        for (int index = 0; index < texts.length; index++) {
            String text = match.text(index);
            texts[index] = text;
            ParameterValueReader reader = pathReaders[index];
            if (reader != null && !reader.isPlain(text)) {
                reader.path(text, errors);
            }
        }
        return texts;
    }

    private static boolean isName(ParameterPlan parameter, Set<String> identifying) {
        return identifying.contains(parameter.name())
                && parameter.style().equals("simple")
                && SchemaShape.bare(parameter.type()) instanceof TextSchema;
    }

    List<String> pathNames() {
        return pathNames;
    }

    int pathIndex(String name) {
        return pathNames.indexOf(name);
    }

    int index(String name) {
        for (int index = 0; index < others.length; index++) {
            if (others[index].plan().name().equals(name)) {
                return index;
            }
        }
        return -1;
    }

    Schema type(int index) {
        return others[index].plan().type();
    }

    List<Document> examples(int index) {
        return others[index].plan().examples();
    }

    /** Returns the type of a member of the body, or null. */
    @Nullable
    Schema memberType(String name) {
        return body == null ? null : body.memberType(name);
    }

    @Nullable
    Document fallback(int index) {
        return others[index].fallback();
    }
}
