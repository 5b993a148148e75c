package dev.ectype.maven;

import dev.ectype.launcher.LaunchResult;
import dev.ectype.maven.option.ServerOptionReader;
import dev.ectype.maven.report.DiagnosticLog;
import dev.ectype.maven.serve.EmulatorServer;
import dev.ectype.maven.serve.ProjectEmulators;
import dev.ectype.maven.spec.LocatedDescription;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.jspecify.annotations.Nullable;

/** Starts an emulator in this process before integration tests, and sets properties with its port and address. */
@Mojo(name = "start", defaultPhase = LifecyclePhase.PRE_INTEGRATION_TEST, threadSafe = true, requiresOnline = false)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls a method.
public final class StartMojo extends DescriptionMojo {
    /** The id of the emulator if there are several; {@code stop} accepts the same id. */
    @Parameter(property = "ectype.id")
    private @Nullable String id;

    /** The port of the emulator; 0 selects a free port. */
    @Parameter(property = "ectype.start.port", defaultValue = "0")
    private String port;

    /** The property that receives the port; by default {@code ectype.port}, or {@code ectype.ID.port} with an id. */
    @Parameter(property = "ectype.portProperty")
    private @Nullable String portProperty;

    /** The property that receives the address; by default {@code ectype.url}, or {@code ectype.ID.url} with an id. */
    @Parameter(property = "ectype.urlProperty")
    private @Nullable String urlProperty;

    /** Options of the emulator by their names in {@code ectype emulate}, such as {@code seed} or {@code populate}. */
    @Parameter
    private @Nullable Map<String, @Nullable String> options;

    /** Skips the start if no tests run. */
    @Parameter(property = "skipTests", defaultValue = "false")
    private boolean skipTests;

    /** Skips the start if no integration tests run. */
    @Parameter(property = "skipITs", defaultValue = "false")
    private boolean skipIntegrationTests;

    /** Skips the start if no tests are built. */
    @Parameter(property = "maven.test.skip", defaultValue = "false")
    private boolean skipAllTests;

    @Inject
    public StartMojo(ProjectDependenciesResolver resolver) {
        super(resolver);
    }

    @Override
    boolean isSkipped() {
        return skipTests || skipIntegrationTests || skipAllTests;
    }

    @Override
    void run() throws MojoFailureException {
        EmulatorOptions chosen = ServerOptionReader.of(port, options == null ? new TreeMap<>() : options);
        ProjectEmulators running = ProjectEmulatorsLookup.of(project(), session(), getLog());
        String name = id == null ? ProjectEmulatorsLookup.DEFAULT_ID : id;
        running.claim(name);
        EmulatorServer server = served(chosen);
        running.add(name, server);
        URI address = server.address();
        setProperty(portProperty, "port", Integer.toString(address.getPort()));
        setProperty(urlProperty, "url", address.toString());
        getLog().info("serves " + address);
    }

    private EmulatorServer served(EmulatorOptions chosen) throws MojoFailureException {
        try {
            return EmulatorServer.start(launched(description()), chosen);
        } catch (BadFixture bad) {
            throw new MojoFailureException(bad.summary() + ":\n" + bad.getMessage());
        }
    }

    private Emulator launched(LocatedDescription description) throws MojoFailureException {
        LaunchResult launched = EmulatorServer.launch(compileOptions().request(List.of(description.root())));
        DiagnosticLog.log(launched.diagnostics(), getLog());
        Emulator emulator = launched.emulator();
        if (emulator == null) {
            throw new MojoFailureException(DiagnosticLog.failure(launched.diagnostics()));
        }
        return emulator;
    }

    private void setProperty(@Nullable String property, String what, String value) {
        String usual = id == null ? "ectype." + what : "ectype." + id + "." + what;
        project().getProperties().setProperty(property == null ? usual : property, value);
    }
}
