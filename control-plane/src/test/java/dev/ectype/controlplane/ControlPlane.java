package dev.ectype.controlplane;

import dev.ectype.controlplane.organization.operator.Operator;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.database.AsOwner;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jooq.DSLContext;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.transaction.support.TransactionOperations;

/** A control plane that runs in this JVM with a database of its own. Most tests share one, and make an organization each. */
public final class ControlPlane implements AutoCloseable {
    private static final AtomicInteger ORGANIZATIONS = new AtomicInteger();
    private static final DnsServer DNS = new DnsServer();
    private static ControlPlane shared;

    private final ConfigurableApplicationContext context;

    private ControlPlane(ConfigurableApplicationContext context) {
        this.context = context;
    }

    /** The control plane of all tests that neither stop it nor set it up otherwise. */
    public static synchronized ControlPlane shared() {
        if (shared == null) {
            Path folder = TestFolders.create();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(folder)));
            // Tests that send wrong credentials are many, and one address.
            shared = start(
                    folder,
                    "ectype.failed-attempts=1000000",
                    "ectype.cors-origins=https://tools.example.com",
                    "ectype.dns-server=" + DNS.address());
        }
        return shared;
    }

    /** The DNS server that the shared control plane asks. */
    public static DnsServer dns() {
        return DNS;
    }

    /** Also where it did not start. */
    private static void end(Path folder) {
        if (shared != null) {
            shared.close();
        }
        TestFolders.delete(folder);
    }

    /** Starts another one on the files of a folder, with options as {@code ectype.redis=…}. */
    public static ControlPlane start(Path dataDir, String... options) {
        return start(dataDir, new SpringApplication(ControlPlaneApplication.class), options);
    }

    /** Starts another one with parts that stand in for its own. */
    public static ControlPlane start(Path dataDir, Class<?> parts, String... options) {
        return start(dataDir, new SpringApplication(ControlPlaneApplication.class, parts), options);
    }

    private static ControlPlane start(Path dataDir, SpringApplication application, String... options) {
        application.setBannerMode(Banner.Mode.OFF);
        application.setRegisterShutdownHook(false);
        List<String> arguments = new ArrayList<>(List.of(
                "--ectype.port=0",
                "--ectype.data-dir=" + dataDir,
                // Seconds of work that few tests need.
                "--ectype.prepare-description=false"));
        for (String option : options) {
            arguments.add("--" + option);
        }
        unlimited().stream()
                .filter(limit -> arguments.stream().noneMatch(given -> given.startsWith(limit)))
                .forEach(limit -> arguments.add(limit + "1000000"));
        return new ControlPlane(application.run(arguments.toArray(new String[0])));
    }

    /** Limits that no test reaches that does not ask for them: a test sends more in a minute than people do. */
    private static List<String> unlimited() {
        List<String> limits = new ArrayList<>();
        for (Plan plan : Plan.values()) {
            for (String routes : List.of("read", "write", "export")) {
                limits.add("--ectype.rate-limits." + plan.text() + "." + routes + "=");
            }
        }
        limits.add("--ectype.failed-attempts=");
        limits.add("--ectype.rate-limits.address=");
        return limits;
    }

    /** An organization that no other test has, with a key of the scope {@code admin}. */
    public Client organization(Plan plan) {
        String slug = "test-" + ORGANIZATIONS.incrementAndGet();
        return client(context.getBean(Operator.class).create(slug, slug, plan));
    }

    /** A client with a key. */
    public Client client(String key) {
        return new Client(address(), "x-service-key", key);
    }

    /** A client that shows nothing. */
    public Client nobody() {
        return new Client(address(), null, null);
    }

    public URI address() {
        return URI.create("http://127.0.0.1:"
                + ((WebServerApplicationContext) context).getWebServer().getPort());
    }

    /** Publishes an application event, as features do. */
    public void publish(Object event) {
        context.publishEvent(event);
    }

    /** A part of the application, for what no client can see. */
    public <T> T part(Class<T> type) {
        return context.getBean(type);
    }

    /** All parts of a type. */
    public <T> List<T> parts(Class<T> type) {
        return List.copyOf(context.getBeansOfType(type).values());
    }

    /** A part that is one of several of its type. */
    public <T> T part(String name, Class<T> type) {
        return context.getBean(name, type);
    }

    /** Does in one transaction what no request may: as the owner of the tables, who sees all organizations. */
    @SuppressWarnings("try")
    public <T> T owned(Function<DSLContext, T> work) {
        try (AsOwner ignored = AsOwner.enter()) {
            return part(TransactionOperations.class).execute(status -> work.apply(part(DSLContext.class)));
        }
    }

    @Override
    public void close() {
        context.close();
    }
}
