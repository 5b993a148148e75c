package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.channel.MessageLog;
import dev.ectype.runtime.emulator.content.Compression;
import dev.ectype.runtime.emulator.context.RetainedRequest;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.control.ControlRoutes;
import dev.ectype.runtime.emulator.control.FrontPage;
import dev.ectype.runtime.emulator.error.ErrorWriter;
import dev.ectype.runtime.emulator.list.MemberFinder;
import dev.ectype.runtime.emulator.list.Sorting;
import dev.ectype.runtime.emulator.request.RequestValues;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.route.CommonErrors;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.emulator.route.PercentCodec;
import dev.ectype.runtime.emulator.route.RouteMatch;
import dev.ectype.runtime.http.HttpHandler;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.StateListener;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.wire.CallResult;
import dev.ectype.runtime.wire.MessageProperties;
import dev.ectype.runtime.wire.OperationCaller;
import dev.ectype.runtime.wire.ProtocolAdapter;
import dev.ectype.runtime.wire.ProtocolCall;
import dev.ectype.runtime.wire.PublishedMessages;
import dev.ectype.runtime.wire.SortRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Routes each request by its path to a protocol adapter, a control route or an API operation. */
final class Dispatcher implements HttpHandler, OperationCaller {
    private static final int SUGGESTED = 3;
    private static final ThreadLocal<RouteMatch> MATCHES = ThreadLocal.withInitial(RouteMatch::new);

    private final SandboxContext sandbox;
    private final OperationRunner runner;
    private final ControlRoutes control;
    private final DateHeader date = new DateHeader();
    /** The operation that supplies the error format for requests without an operation. The first such request finds it. */
    private volatile @Nullable HttpRoute errorTemplate;

    private volatile boolean errorTemplateKnown;

    Dispatcher(SandboxContext sandbox, OperationRunner runner, ControlRoutes control) {
        this.sandbox = sandbox;
        this.runner = runner;
        this.control = control;
    }

    @Override
    public void handle(Request request, ReplyBuffer reply) {
        String path = request.path();
        ProtocolAdapter adapter = sandbox.adapters().find(request);
        if (adapter != null) {
            adapter.handle(
                    adapter.needsRequestAfterReply(request) ? RetainedRequest.of(request) : request, reply, this);
        } else if (path.startsWith(ControlRoutes.PREFIX)) {
            control(request, reply);
        } else {
            @Nullable String page = sandbox.options().crossOrigin() ? request.header("origin") : null;
            if (page == null) {
                route(request, reply);
            } else {
                routeFor(page, request, reply);
            }
        }
        // A packet of MQTT has neither a date nor a coding.
        if (request.protocol() != Protocol.MQTT) {
            reply.header(date.at(sandbox.engine().clock().now(now().clock())));
            Compression.apply(request, reply);
        }
    }

    @Override
    public boolean streamsBody(Request request) {
        return sandbox.adapters().streamsBody(request);
    }

    @Override
    public @Nullable Object replyVersion() {
        return runner.replyVersion();
    }

    /** Whether a protocol adapter must be prepared for this request. */
    boolean takesLong(Request request) {
        return sandbox.adapters().needsPreparation(request);
    }

    @Override
    public CallResult call(ProtocolCall call) {
        ReplyBuffer answer = new ReplyBuffer();
        route(call, answer);
        State seen = call.version();
        CallResult called = CallResult.of(answer, seen == null ? now() : seen, call);
        Document operation = call.operation();
        return operation == null || called.isRefused() ? called : called.withDocument(operation);
    }

    @Override
    public State now() {
        return sandbox.engine().state();
    }

    @Override
    public Runnable listen(StateListener listener) {
        return sandbox.engine().listen(listener);
    }

    @Override
    public void requireCredential(OperationPlan operation, Request request) {
        HttpRoute route = sandbox.router().channelRoute(operation);
        if (route != null) {
            sandbox.operation(route).credentials().check(new RequestValues(request));
        }
    }

    @Override
    public void requireConnection(OperationPlan operation, Request request) {
        HttpRoute route = sandbox.router().channelRoute(operation);
        if (route != null) {
            sandbox.operation(route).reader().requireConnection(new RequestValues(request));
        }
    }

    @Override
    public @Nullable PublishedMessages messages() {
        MessageLog log = sandbox.messages();
        return log == null ? null : log.messages();
    }

    private void clearRetained(Request request, ReplyBuffer reply) {
        MessageLog log = Objects.requireNonNull(sandbox.messages(), "messages");
        int from = BindingPlan.Channel.RETAINED.length();
        log.clearRetained(
                PercentCodec.decode(request.target(), from, request.target().length()), request);
        reply.status(MessageLog.CLEARED);
    }

    @Override
    public Transaction reading(State seen) {
        return sandbox.engine().reading(seen);
    }

    @Override
    public <T> List<T> sorted(List<T> instances, Function<T, Document> document, SortRequest request) {
        ResourceShape shape = sandbox.shapes().find(request.resource());
        Sorting sorting = shape == null
                ? Sorting.NEWEST_FIRST
                : Sorting.of(request.by(), request.direction(), MemberFinder.of(shape.plan()), request.members());
        return sorting.isNatural() ? instances : sorting.sorted(instances, document);
    }

    private void control(Request request, ReplyBuffer reply) {
        try {
            control.handle(request, reply);
        } catch (Problem problem) {
            ErrorWriter.plain(problem, reply);
        }
    }

    private void routeFor(String page, Request request, ReplyBuffer reply) {
        if (!CrossOrigin.isPreflight(request)) {
            route(request, reply);
            CrossOrigin.allow(page, reply);
            return;
        }
        RouteMatch match = MATCHES.get();
        sandbox.router().find(request, match);
        boolean isDescribed = match.route() != null;
        List<String> methods = sandbox.router().methods(request, match);
        match.end();
        if (methods.isEmpty()) {
            route(request, reply);
            CrossOrigin.allow(page, reply);
        } else if (isDescribed) {
            route(request, reply);
            CrossOrigin.permit(page, request, methods, reply);
        } else {
            CrossOrigin.answer(page, request, methods, reply);
        }
    }

    private void route(Request request, ReplyBuffer reply) {
        RouteMatch match = MATCHES.get();
        if (request.target().startsWith(BindingPlan.Channel.RETAINED)) {
            clearRetained(request, reply);
            return;
        }
        if (ProtocolCall.isTarget(request.target())) {
            sandbox.router().findCall(request, match);
        } else {
            sandbox.router().find(request, match);
        }
        try {
            HttpRoute route = match.route();
            if (route == null) {
                unrouted(request, match, reply);
            } else {
                runner.run(sandbox.operation(route), match, request, reply);
            }
        } finally {
            match.end();
        }
    }

    private void unrouted(Request request, RouteMatch match, ReplyBuffer reply) {
        if (!match.messages().isEmpty()) {
            refuse(unknownMessage(request, match.messages()), request, reply);
            return;
        }
        boolean server = request.target().equals("*");
        List<String> methods =
                match.knowsPath() ? match.allowed() : server ? sandbox.router().methods() : List.of();
        if (!methods.isEmpty() && request.method().equals("OPTIONS")) {
            reply.header("allow", String.join(", ", methods));
            reply.status(204);
            return;
        }
        if (methods.isEmpty() && FrontPage.isRootRequest(request)) {
            FrontPage.redirect(request, reply);
            return;
        }
        List<HttpRoute> near = sandbox.router().nearest(request.method(), request.path(), SUGGESTED);
        List<String> names = near.stream()
                .map(route -> route.method() + " " + route.template())
                .toList();
        sandbox.options().log().unmatched(request.method(), request.target(), names);
        if (!methods.isEmpty()) {
            Problem problem =
                    Problem.of(405, "method_not_allowed", request.path() + " does not support " + request.method());
            refuse(problem, request, reply);
            reply.header("allow", String.join(", ", methods));
            return;
        }
        String listed = String.join(", ", names);
        String hint = listed.isEmpty() ? "" : "; the nearest are " + listed;
        Problem problem = Problem.missing("no operation matches " + request.method() + " " + request.path() + hint);
        refuse(problem, request, reply);
        if (!listed.isEmpty()) {
            reply.header("x-service-near", ascii(listed));
        }
    }

    private static Problem unknownMessage(Request request, List<String> known) {
        String found = request.header(MessageProperties.NAME_HEADER);
        String message = "expected one of " + String.join(", ", known) + ", found \"" + found + "\"";
        return Problem.invalid(List.of(new Problem.Detail("header." + MessageProperties.NAME_HEADER, "enum", message)));
    }

    /** Replies with an error in the format of a chosen operation, because clients expect one error format for the whole API. */
    @Override
    public void refuse(Problem problem, Request request, ReplyBuffer reply) {
        if (!errorTemplateKnown) {
            errorTemplate = CommonErrors.among(sandbox.router().routes());
            errorTemplateKnown = true;
        }
        HttpRoute route = errorTemplate;
        if (route == null) {
            ErrorWriter.plain(problem, reply);
            return;
        }
        runner.refuse(sandbox.operation(route), problem, request, reply);
        reply.reason(problem.message());
    }

    private static String ascii(String text) {
        return new String(text.getBytes(StandardCharsets.US_ASCII), StandardCharsets.US_ASCII)
                .replaceAll("[\\x00-\\x1f\\x7f]", "?");
    }
}
