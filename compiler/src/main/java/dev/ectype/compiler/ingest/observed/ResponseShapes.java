package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ValueShape.ArrayShape;
import dev.ectype.compiler.ingest.observed.ValueShape.ObjectShape;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Derives the shapes of responses from the requests and the expectations on the path of a collection and of its instances. */
final class ResponseShapes {
    /** Members of requests that responses do not repeat. */
    private static final Pattern SECRET = Pattern.compile("(?i).*(passw|passphrase|secret|pwd).*");

    private static final int FIRST_REFUSAL = 300;

    private final Map<String, Map<String, ObservedOperation>> operations;

    /** The paths of instances by the paths of their collections. */
    private final Map<String, String> instancePaths = new LinkedHashMap<>();

    /** The paths of one more word than a collection, by the path of the collection. */
    private final Map<String, List<String>> wordPaths = new LinkedHashMap<>();

    private final Map<String, List<String>> creations = new LinkedHashMap<>();
    private final Map<String, ObjectShape> instances = new LinkedHashMap<>();

    ResponseShapes(Map<String, Map<String, ObservedOperation>> operations) {
        this.operations = operations;
        for (String path : operations.keySet()) {
            if (path.endsWith("}") && path.lastIndexOf("/{") > 0) {
                instancePaths.putIfAbsent(path.substring(0, path.lastIndexOf("/{")), path);
            }
        }
        for (String path : operations.keySet()) {
            String above = above(path);
            if (!path.endsWith("}") && instancePaths.containsKey(above)) {
                wordPaths.computeIfAbsent(above, first -> new ArrayList<>()).add(path);
            }
        }
    }

    boolean isCollection(String path) {
        return instancePaths.containsKey(path);
    }

    /**
     * Holds the derived type of a response.
     *
     * @param shape an instance or a list of instances, or the shape of any value
     * @param collection the path of the collection of the instances
     */
    record Derived(ValueShape shape, String collection) {}

    /** Returns the type of the response of an operation, derived from the operations on the same path. */
    Derived response(String path, String method) {
        String collection = collection(path);
        boolean isInstance = !collection.equals(path);
        boolean isCollection = instancePaths.containsKey(path);
        if (isInstance || isCollection && !method.equals("delete")) {
            ValueShape instance = instance(collection);
            ValueShape shape = switch (method) {
                case "get" -> isInstance ? instance : new ArrayShape(instance);
                case "post", "put", "patch" -> instance;
                default -> ValueShape.ANY;
            };
            return new Derived(shape, collection);
        }
        String above = above(path);
        if (method.equals("post") && creations(above).contains(path)) {
            return new Derived(instance(above), above);
        }
        ValueShape own = sent(path, "post", "put", "patch");
        boolean isRead = operations.getOrDefault(path, Collections.emptyMap()).containsKey("get");
        if (method.equals("delete") || method.equals("get") && own.equals(ValueShape.ANY)) {
            return new Derived(ValueShape.ANY, path);
        }
        if (!own.equals(ValueShape.ANY)) {
            boolean isList =
                    isRead && method.equals("get") && !sent(path, "post").equals(ValueShape.ANY);
            return new Derived(isList ? new ArrayShape(own) : own, path);
        }
        return above.endsWith("}") && !isRead ? response(above, "get") : new Derived(ValueShape.ANY, path);
    }

    /** Returns the paths at which clients create instances: the collection, and paths such as {@code /users/register}. */
    private List<String> creations(String collection) {
        return creations.computeIfAbsent(collection, first -> {
            ResponseEnvelope envelope = new ResponseEnvelope(collection);
            List<String> paths = new ArrayList<>(List.of(collection));
            wordPaths.getOrDefault(collection, List.of()).stream()
                    .filter(path ->
                            samples(path, "post").stream().anyMatch(sample -> envelope.holdsInstance(expected(sample))))
                    .forEach(paths::add);
            return paths;
        });
    }

    /** Wraps an instance as the requests of its collection do. */
    ValueShape wrapped(Derived derived) {
        ResponseEnvelope envelope = new ResponseEnvelope(derived.collection);
        String path = instancePaths.getOrDefault(derived.collection, derived.collection);
        Stream<ExchangeSample> created =
                creations(derived.collection).stream().flatMap(each -> samples(each, "post").stream());
        Stream<ExchangeSample> changed = Stream.of("put", "patch").flatMap(method -> samples(path, method).stream());
        String member = Stream.concat(created, changed)
                .map(sample -> envelope.requestMember(request(sample.requestBody())))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        if (member == null || !(derived.shape instanceof ObjectShape)) {
            return derived.shape;
        }
        return new ObjectShape(Collections.singletonMap(member, derived.shape));
    }

    /** Returns the shape of the instances of a collection. It has an identifier. */
    private ObjectShape instance(String collection) {
        return instances.computeIfAbsent(collection, this::derived);
    }

    private ObjectShape derived(String collection) {
        ResponseEnvelope envelope = new ResponseEnvelope(collection);
        String path = instancePaths.getOrDefault(collection, "");
        List<String> creations = creations(collection);
        ValueShape sent =
                creations.stream().map(each -> sent(envelope, each, "post")).reduce(ValueShape.ANY, ValueShape::merge);
        sent = ValueShape.merge(sent, sent(path, "put", "patch"));
        Set<String> known =
                sent instanceof ObjectShape object ? object.members().keySet() : Collections.emptySet();
        ValueShape shape = sent;
        List<ExchangeSample> created = creations.stream()
                .flatMap(each -> samples(each, "post").stream())
                .toList();
        for (ExchangeSample sample : created) {
            ValueShape response = expected(sample);
            ValueShape inner = envelope.inResponse(response, known);
            shape = ValueShape.merge(shape, inner);
            if (inner != response && response instanceof ObjectShape outer) {
                shape = ValueShape.merge(shape, siblingIdentifier(outer, path));
            }
        }
        for (String method : List.of("get", "put", "patch")) {
            for (ExchangeSample sample : samples(path, method)) {
                shape = ValueShape.merge(shape, envelope.inResponse(expected(sample), known));
            }
        }
        for (ExchangeSample sample : samples(collection, "get")) {
            shape = ValueShape.merge(shape, envelope.elements(expected(sample)));
        }
        return identified(shape instanceof ObjectShape object ? object : new ObjectShape(Collections.emptyMap()), path);
    }

    /** Returns an identifier that is a sibling of its instance, as in {@code {"bookingId": 1, "booking": …}}, as a member. */
    private static ValueShape siblingIdentifier(ObjectShape response, String path) {
        Map<String, ValueShape> found = new LinkedHashMap<>(response.members());
        found.entrySet()
                .removeIf(member -> member.getValue() instanceof ObjectShape
                        || !member.getKey().equalsIgnoreCase(variable(path)));
        return found.isEmpty() ? ValueShape.ANY : new ObjectShape(found);
    }

    /** Returns the name of the last variable of a path. */
    private static String variable(String path) {
        return path.isEmpty() ? "id" : path.substring(path.lastIndexOf('{') + 1, path.length() - 1);
    }

    private ObjectShape identified(ObjectShape shape, String path) {
        String variable = variable(path);
        String identifier = shape.members().keySet().stream()
                .filter(name -> name.equalsIgnoreCase(variable)
                        || name.matches("(?i)_?id|uuid|guid")
                        || IdentifierPatterns.rank(name) >= 0
                                && !IdentifierPatterns.isReference(name)
                                && variable.toLowerCase(Locale.ROOT).endsWith(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(null);
        Map<String, ValueShape> members = new LinkedHashMap<>();
        if (identifier == null) {
            members.put("id", ValueShape.scalar(isNumbered(path) ? "integer" : "string"));
        } else {
            members.put(identifier, shape.members().get(identifier));
        }
        shape.members().forEach(members::putIfAbsent);
        return new ObjectShape(members);
    }

    /** Returns whether all known values of the last path variable are numbers. */
    private boolean isNumbered(String path) {
        List<String> values = operations.getOrDefault(path, Collections.emptyMap()).values().stream()
                .flatMap(operation -> operation.samples().stream())
                .map(sample -> sample.segments().get(sample.segments().size() - 1))
                .filter(text -> !OperationNotes.isUnknown(text))
                .toList();
        return !values.isEmpty() && values.stream().allMatch(text -> text.matches("[1-9][0-9]{0,17}"));
    }

    private ValueShape sent(String path, String... methods) {
        return sent(new ResponseEnvelope(collection(path)), path, methods);
    }

    /** Returns the shape of the instances that requests send. */
    private ValueShape sent(ResponseEnvelope envelope, String path, String... methods) {
        ValueShape shape = ValueShape.ANY;
        for (String method : methods) {
            for (ExchangeSample sample : samples(path, method)) {
                ValueShape request = request(sample.requestBody());
                shape = request instanceof ObjectShape ? ValueShape.merge(shape, envelope.inRequest(request)) : shape;
            }
        }
        return shape;
    }

    /** Returns the shape of an accepted response, or that of any value. */
    private static ValueShape expected(ExchangeSample sample) {
        BodyContent body = sample.responseBody();
        if (sample.status() >= FIRST_REFUSAL) {
            return ValueShape.ANY;
        }
        if (body.shape() != null) {
            return ValueShape.withoutLiterals(body.shape());
        }
        return body.isJson() && body.json() != null ? ValueShape.of(body.json()) : ValueShape.ANY;
    }

    private List<ExchangeSample> samples(String path, String method) {
        ObservedOperation operation =
                operations.getOrDefault(path, Collections.emptyMap()).get(method);
        return operation == null ? List.of() : operation.samples();
    }

    private static ValueShape request(BodyContent body) {
        ValueShape shape = body.shape();
        if (shape == null && body.json() instanceof JsonObject object) {
            shape = ValueShape.of(object);
        }
        return shape == null ? ValueShape.ANY : withoutSecrets(ValueShape.withoutLiterals(shape));
    }

    private static ValueShape withoutSecrets(ValueShape shape) {
        if (!(shape instanceof ObjectShape object)) {
            return shape;
        }
        Map<String, ValueShape> members = new LinkedHashMap<>();
        object.members().forEach((name, member) -> {
            if (!SECRET.matcher(name).matches()) {
                members.put(name, withoutSecrets(member));
            }
        });
        return new ObjectShape(members);
    }

    /** Returns the path without its last segment. */
    private static String above(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    /** Returns the path of the collection of an instance, or the path itself. */
    static String collection(String path) {
        return path.endsWith("}") ? path.substring(0, Math.max(0, path.lastIndexOf("/{"))) : path;
    }
}
