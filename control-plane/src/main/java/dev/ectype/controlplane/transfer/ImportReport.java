package dev.ectype.controlplane.transfer;

/**
 * Holds the outcome of an import.
 *
 * @param kept the number of contents that the storage already had
 * @param already whether an earlier run had imported all rows
 */
public record ImportReport(Manifest manifest, long kept, boolean already) {}
