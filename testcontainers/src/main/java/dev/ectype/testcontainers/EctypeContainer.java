package dev.ectype.testcontainers;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.utility.DockerImageName;
import org.testcontainers.utility.MountableFile;

/**
 * Runs the emulator of a description in a container.
 *
 * <p>Labels and names are the same in every run, so that Testcontainers finds a reusable container.
 */
public class EctypeContainer extends GenericContainer<EctypeContainer> {
    /** The port of the emulator inside the container. */
    public static final int PORT = 8080;

    private static final DockerImageName USUAL = DockerImageName.parse("ectype/ectype");
    private static final String FOLDER = "/descriptions/";
    private static final String OVERLAYS = "/overlays/";
    // The user of the image does not own the copied files.
    private static final int READABLE = 0755;
    private static final List<String> SERVED = List.of(
            "--host=0.0.0.0",
            "--port=" + PORT,
            // Docker chooses the external port: links in replies take it from the request.
            "--trusted-hosts=localhost:*,127.0.0.1:*,host.testcontainers.internal:*");

    private final List<String> specs = new ArrayList<>();
    private final List<String> overlays = new ArrayList<>();
    private final List<String> options = new ArrayList<>();

    /** Creates a container from the full name of an image with its version. */
    public EctypeContainer(String image) {
        this(DockerImageName.parse(image));
    }

    @SuppressWarnings("this-escape") // the constructor calls the same public setup methods as users
    public EctypeContainer(DockerImageName image) {
        super(image);
        image.assertCompatibleWith(USUAL);
        addExposedPort(PORT);
        setWaitStrategy(Wait.forHttp("/__service/health").forPort(PORT));
    }

    /** Serves a description: a file, or a folder with its referenced files. Several descriptions form one API. */
    public EctypeContainer withSpec(MountableFile description) {
        String path = FOLDER + (specs.size() + 1) + "/" + fileName(description);
        specs.add(path);
        return withCopyFileToContainer(MountableFile.forHostPath(description.getFilesystemPath(), READABLE), path);
    }

    /** Changes the description with an OpenAPI Overlay. Several overlays apply in the order of the calls. */
    public EctypeContainer withOverlay(MountableFile overlay) {
        String path = OVERLAYS + (overlays.size() + 1) + "/" + fileName(overlay);
        overlays.add("--overlay=" + path);
        return withCopyFileToContainer(MountableFile.forHostPath(overlay.getFilesystemPath(), READABLE), path);
    }

    /** Serves a sample API of Ectype, such as {@code petstore}. */
    public EctypeContainer withSample(String name) {
        specs.add(name);
        return self();
    }

    /** Adds an option of {@code ectype emulate}, such as {@code --populate=20}; a later value replaces an earlier one. */
    public EctypeContainer withOption(String option) {
        if (!option.matches("--[a-z-]+(=.*)?")) {
            throw new IllegalArgumentException("an option looks like --populate=20, but was \"" + option + "\"");
        }
        options.add(option);
        return self();
    }

    /** The address of the emulator for the test, without a trailing slash. */
    public URI getBaseUri() {
        return URI.create("http://" + getHost() + ":" + getMappedPort(PORT));
    }

    @Override
    protected void configure() {
        if (specs.isEmpty()) {
            throw new IllegalStateException("nothing is to be served: name a description with withSpec or withSample");
        }
        List<String> command = new ArrayList<>(List.of("emulate"));
        command.addAll(specs);
        command.addAll(overlays);
        command.addAll(SERVED);
        command.addAll(options);
        setCommand(command.toArray(new String[0]));
    }

    private static String fileName(MountableFile file) {
        return file.getFilesystemPath().replaceAll(".*[/\\\\](?=[^/\\\\]+[/\\\\]?$)", "");
    }
}
