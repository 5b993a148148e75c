package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.GrpcPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds gRPC methods by their paths. */
final class GrpcMethodRegistry {
    /** The paths of the emulator's own streaming methods. */
    static final List<String> STREAMING_PATHS = List.of(
            "/" + ReflectionService.SERVICES.get(0) + "/" + ReflectionService.METHOD,
            "/" + ReflectionService.SERVICES.get(1) + "/" + ReflectionService.METHOD,
            "/" + HealthService.SERVICE + "/" + HealthService.WATCH);

    private final Map<String, GrpcMethodHandler> methods = new LinkedHashMap<>();
    private final HttpTranscoder rest;
    private final Set<String> names = new TreeSet<>();

    GrpcMethodRegistry(GrpcPlan plan, Map<String, OperationPlan> operations) {
        MessageRegistry messages = MessageRegistry.of(plan);
        rest = new HttpTranscoder(messages);
        for (FileDescriptor file : messages.files()) {
            for (ServiceDescriptor service : file.getServices()) {
                names.add(service.getFullName());
                for (MethodDescriptor each : service.getMethods()) {
                    String path = "/" + service.getFullName() + "/" + each.getName();
                    DescribedMethod method = new DescribedMethod(messages, each, operations.get(path));
                    methods.put("/" + method.name(), method);
                    rest.add(method);
                }
            }
        }
        // Methods of the API description take precedence over the emulator's own.
        ReflectionService reflection = new ReflectionService(messages, names);
        ReflectionService.SERVICES.forEach(name -> register(name, ReflectionService.METHOD, reflection));
        register(HealthService.SERVICE, "Check", new HealthService(names, false));
        register(HealthService.SERVICE, HealthService.WATCH, new HealthService(names, true));
    }

    private void register(String service, String method, GrpcMethodHandler callable) {
        methods.putIfAbsent("/" + service + "/" + method, callable);
    }

    /** Returns the same methods at their HTTP paths. */
    HttpTranscoder rest() {
        return rest;
    }

    /** Returns the method at a path such as {@code /library.v1.Library/GetBook}. */
    GrpcMethodHandler at(String path) throws GrpcFailure {
        GrpcMethodHandler method = methods.get(path);
        if (method != null) {
            return method;
        }
        int slash = path.lastIndexOf('/');
        String service = slash > 0 ? path.substring(1, slash) : path;
        throw new GrpcFailure(
                StatusCode.UNIMPLEMENTED,
                names.contains(service)
                        ? service + " has no method " + path.substring(slash + 1)
                        : "there is no service " + service + ", expected one of " + String.join(", ", names));
    }
}
