package dev.ectype.runtime.grpc;

import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;
import dev.ectype.runtime.plan.FetchPlan;
import dev.ectype.runtime.plan.GrpcPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The methods that can be called, by their paths. */
final class Services {
    /** The paths of the emulator's own methods whose replies begin before their requests end, or do not end. */
    static final List<String> DIALOGUES = List.of(
            "/" + Reflection.SERVICES.get(0) + "/" + Reflection.METHOD,
            "/" + Reflection.SERVICES.get(1) + "/" + Reflection.METHOD,
            "/" + Health.SERVICE + "/" + Health.WATCH);

    private final Map<String, Callable> methods = new LinkedHashMap<>();
    private final Rest rest;
    private final Set<String> names = new TreeSet<>();

    Services(GrpcPlan plan, Map<String, FetchPlan> fetches) {
        Messages messages = Messages.of(plan.descriptors());
        rest = new Rest(messages);
        for (FileDescriptor file : messages.files()) {
            for (ServiceDescriptor service : file.getServices()) {
                names.add(service.getFullName());
                for (MethodDescriptor each : service.getMethods()) {
                    String path = "/" + service.getFullName() + "/" + each.getName();
                    Method method = new Method(messages, each, fetches.get(path));
                    methods.put("/" + method.name(), method);
                    rest.add(method);
                }
            }
        }
        // What is described by the API itself is not the emulator's.
        Reflection reflection = new Reflection(messages, names);
        Reflection.SERVICES.forEach(name -> own(name, Reflection.METHOD, reflection));
        own(Health.SERVICE, "Check", new Health(names, false));
        own(Health.SERVICE, Health.WATCH, new Health(names, true));
    }

    private void own(String service, String method, Callable callable) {
        methods.putIfAbsent("/" + service + "/" + method, callable);
    }

    /** The same methods over HTTP. */
    Rest rest() {
        return rest;
    }

    /** The method at a path such as {@code /library.v1.Library/GetBook}. */
    Callable at(String path) throws Failure {
        Callable method = methods.get(path);
        if (method != null) {
            return method;
        }
        int slash = path.lastIndexOf('/');
        String service = slash > 0 ? path.substring(1, slash) : path;
        throw new Failure(
                Code.UNIMPLEMENTED,
                names.contains(service)
                        ? service + " has no method " + path.substring(slash + 1)
                        : "there is no service " + service + ", expected one of " + String.join(", ", names));
    }
}
