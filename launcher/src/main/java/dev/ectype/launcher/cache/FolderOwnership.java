package dev.ectype.launcher.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;

/** Decides whether this process may run code from a folder: nobody else may be able to write there. */
final class FolderOwnership {
    private static final Path SELF = Path.of("/proc/self");

    private FolderOwnership() {}

    static boolean isOurs(Path folder) throws IOException {
        if (!folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return true;
        }
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(folder);
        return Files.getOwner(folder).equals(user(folder))
                && !permissions.contains(PosixFilePermission.GROUP_WRITE)
                && !permissions.contains(PosixFilePermission.OTHERS_WRITE);
    }

    private static UserPrincipal user(Path folder) throws IOException {
        // A user without an entry in the password file has no name for a lookup.
        return Files.exists(SELF, LinkOption.NOFOLLOW_LINKS)
                ? Files.getOwner(SELF)
                : folder.getFileSystem()
                        .getUserPrincipalLookupService()
                        .lookupPrincipalByName(System.getProperty("user.name", ""));
    }
}
