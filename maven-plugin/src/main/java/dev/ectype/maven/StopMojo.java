package dev.ectype.maven;

import dev.ectype.maven.serve.ProjectEmulators;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** Stops the emulators that {@code start} started, or the one with the given id; no running emulator is no error. */
@Mojo(name = "stop", defaultPhase = LifecyclePhase.POST_INTEGRATION_TEST, threadSafe = true, requiresOnline = false)
public final class StopMojo extends EctypeMojo {
    /** The id of the emulator to stop; by default the goal stops all. */
    @Parameter(property = "ectype.id")
    private @Nullable String id;

    @Override
    void run() {
        ProjectEmulators running = ProjectEmulatorsLookup.of(project(), session(), getLog());
        List<String> ids = id == null ? running.ids() : List.of(id);
        int stopped = 0;
        for (String each : ids) {
            stopped += running.stop(each) ? 1 : 0;
        }
        getLog().info(stopped == 0 ? "no emulator is running" : "stopped " + stopped);
    }
}
